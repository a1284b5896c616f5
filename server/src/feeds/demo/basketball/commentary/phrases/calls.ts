/**
 * {p} the player, {r} the other player, {t} his side, {o} the other one, {n} his fouls, {m} team
 * fouls.
 */
export const STEAL = [
  '{r}抢断{p}，{o}转守为攻。',
  '{p}传球被{r}预判切断。',
  '{p}运球被{r}捅掉，失误。',
  '{r}伸手拦下{p}的传球，抢断成功。',
  '{p}遭遇包夹，球被{r}断走。',
  '{r}绕前抢断，{t}丢掉球权。',
]
export const OUT_OF_BOUNDS = [
  '{p}传球力量过大，直接出界。',
  '{p}运球踩到边线，失误。',
  '{p}与队友没有默契，传球出界。',
  '{p}接球没有接稳，球出底线。',
  '{p}被逼到角落，踩线出界。',
]
export const TRAVEL = [
  '{p}走步违例。',
  '裁判吹罚{p}走步，{o}球权。',
  '{p}起步时中枢脚移动，走步违例。',
]
export const OFFENSIVE_FOUL = [
  '{p}进攻犯规，{o}球权。',
  '{p}突破撞倒防守人，裁判判进攻犯规。',
  '{p}掩护时移动，被吹进攻犯规。',
]
export const SHOT_CLOCK = [
  '{t}进攻24秒违例。',
  '{o}防守出色，{t}没能在24秒内完成出手。',
  '进攻时间到，{t}丢掉球权。',
]
export const PERSONAL_FOUL = [
  '{p}对{r}犯规，个人第{n}次。',
  '{p}拉人犯规，这是他的第{n}次犯规，{t}本节{m}次。',
  '{p}阻挡犯规，{r}倒地，个人{n}犯。',
  '{p}打手犯规，{t}全队本节第{m}次。',
  '{p}抢球时对{r}犯规，个人犯规来到{n}次。',
]
export const SHOOTING_FOUL = [
  '{r}造成{p}投篮犯规，走上罚球线。',
  '{p}对出手的{r}犯规，个人第{n}次，罚球。',
  '{r}强突制造{p}打手犯规，将要罚球。',
  '{p}补防慢了一步，{r}获得罚球机会。',
  '裁判吹罚{p}投篮犯规，个人{n}犯。',
]
export const TECHNICAL_FOUL = ['{p}抱怨判罚，被吹技术犯规。', '{p}领到一次技术犯规，{o}罚球一次。']
export const FOULED_OUT = [
  '{p}犯满离场！',
  '{p}已经{n}犯，只能提前离场。',
  '{p}犯规次数已满，被罚下场。',
]
export const EJECTED = ['{p}累计两次技术犯规，被驱逐出场！', '两次技术犯规，{p}离开赛场。']
export const FREE_THROW_MADE = [
  '{p}罚球命中，{s}。',
  '{p}稳稳罚进，比分{s}。',
  '{p}罚球空心入网，{s}。',
  '{p}这一罚有了，{s}。',
]
export const FREE_THROW_MISSED = [
  '{p}罚球不中。',
  '{p}这次罚球偏出。',
  '{p}罚球涮筐而出。',
  '{p}没有罚进。',
]
export const SUBSTITUTION = [
  '{t}换人：{p}上，{q}下。',
  '{p}换下{q}。',
  '{t}调整阵容，{p}替换{q}登场。',
  '{q}下场休息，{p}上场。',
]
export const TIMEOUT = [
  '{t}请求暂停，还剩{n}次。',
  '{t}叫了暂停，目前比分{s}。',
  '{t}主教练叫停比赛，剩余{n}次暂停。',
  '暂停，{t}重新布置战术，{s}。',
]
