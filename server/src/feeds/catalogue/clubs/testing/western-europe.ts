/** Spellings of clubs of western Europe, in the format of `CLUB_NAMES`. */
export const WESTERN_EUROPE: Record<string, string> = {
  eng: `Man City;Manchester City FC;Manchester City F.C.;Manchester City
    Man United;Manchester United FC;Manchester Utd
    Nott'm Forest;Nottingham Forest FC;Nottingham Forest
    Notts County
    Sheffield Weds;Sheffield Wednesday FC
    Sheffield United;Sheffield Utd
    Bristol City
    Bristol Rvs;Bristol Rovers FC
    Brighton;Brighton & Hove Albion FC;Brighton and Hove Albion
    Wolves;Wolverhampton Wanderers FC
    QPR;Queens Park Rangers FC;Queen's Park Rangers
    AFC Bournemouth;Bournemouth;A.F.C. Bournemouth
    AFC Wimbledon
    Wimbledon;Wimbledon FC
    Milton Keynes Dons;MK Dons
    Dag and Red;Dagenham & Redbridge
    Rushden & D;Rushden & Diamonds
    Peterboro;Peterborough United
    Cambridge;Cambridge United
    Oxford;Oxford United FC
    Newport County;Newport County AFC
    Newcastle;Newcastle United FC
    Chester;Chester City
    Chesterfield`,
  sco: `Dundee;Dundee FC
    Dundee United;Dundee United FC
    Rangers;Rangers FC;Glasgow Rangers
    Cove Rangers
    Queen of Sth;Queen of the South
    Queen's Park;Queens Park
    Inverness C;Inverness Caledonian Thistle
    Airdrie Utd;Airdrieonians
    Hearts;Heart of Midlothian
    Kelty Hearts
    East Stirling;East Stirlingshire
    Stirling;Stirling Albion
    Raith Rvs;Raith Rovers
    Albion Rvs;Albion Rovers
    St Mirren;St. Mirren FC`,
  esp: `Ath Madrid;Atlético Madrid;Club Atlético de Madrid;Atletico Madrid
    Ath Bilbao;Athletic Club;Athletic Club Bilbao;Athletic Bilbao
    Ath Bilbao B;Bilbao Athletic
    Espanol;RCD Espanyol de Barcelona;RCD Espanyol;Español;Espanyol
    Barcelona;FC Barcelona;F.C. Barcelona
    Barcelona B;FC Barcelona B
    Real Madrid;Real Madrid CF;Real Madrid C.F.
    Real Madrid B;Real Madrid Castilla
    Santander;Racing Santander;Real Racing Santander
    Ferrol;Racing Ferrol;Racing de Ferrol
    Sp Gijon;Sporting Gijón;Real Sporting de Gijón
    La Coruna;RC Deportivo La Coruña;Deportivo La Coruña
    Alaves;Deportivo Alavés
    Sociedad;Real Sociedad;Real Sociedad de Fútbol
    Sociedad B;Real Sociedad B
    Sevilla;Sevilla FC
    Sevilla B;Sevilla Atlético
    Villarreal;Villarreal CF
    Villarreal B
    Vallecano;Rayo Vallecano;Rayo Vallecano de Madrid
    Malaga;Málaga CF
    Granada;Granada CF
    Granada 74
    Extremadura;CF Extremadura
    Extremadura UD
    Murcia;Real Murcia
    Ciudad de Murcia
    Betis;Real Betis;Real Betis Balompié`,
  ita: `Inter;FC Internazionale Milano;Inter Milan
    Milan;AC Milan;A.C. Milan
    Verona;Hellas Verona FC
    Chievo;AC Chievo Verona
    Spal;SPAL 2013;SPAL Ferrara
    Como;Como 1907;Calcio Como
    Parma;Parma FC;Parma Calcio 1913
    Palermo;US Città di Palermo;Palermo FC
    Reggina;Reggina 1914
    Reggiana;AC Reggiana
    Feralpisalo;FeralpiSalò
    Sudtirol;Südtirol;FC Südtirol`,
  ger: `Bayern Munich;FC Bayern München;Bayern München;Bayern Muenchen
    Bayern Munich II;FC Bayern München II
    Munich 1860;TSV 1860 München;1860 München
    M'gladbach;Borussia Mönchengladbach;Bor. Mönchengladbach;Borussia Moenchengladbach
    Dortmund;Borussia Dortmund
    FC Koln;1. FC Köln;1. FC Koeln
    Fortuna Koln;Fortuna Köln
    Fortuna Dusseldorf;Fortuna Düsseldorf;Fortuna Duesseldorf
    Ein Frankfurt;Eintracht Frankfurt
    Frankfurt FSV;FSV Frankfurt
    Braunschweig;Eintracht Braunschweig
    Stuttgart;VfB Stuttgart
    Stuttgarter K;Stuttgarter Kickers
    Greuther Furth;SpVgg Greuther Fürth;Greuther Fuerth
    Nurnberg;1. FC Nürnberg
    Union Berlin;1. FC Union Berlin
    Hertha;Hertha BSC
    TB Berlin;Tennis Borussia Berlin
    Leipzig;RB Leipzig
    VfB Leipzig
    Schalke 04;FC Schalke 04
    Preussen Munster;SC Preußen Münster;Preußen Münster`,
  fra: `Paris SG;Paris Saint-Germain FC;Paris Saint-Germain
    Paris FC
    Bastia;SC Bastia
    CA Bastia
    Ajaccio;AC Ajaccio
    Ajaccio GFCO;Gazélec Ajaccio
    St Etienne;AS Saint-Étienne;Saint-Etienne
    Reims;Stade de Reims
    Rennes;Stade Rennais FC 1901;Stade Rennais FC
    Brest;Stade Brestois 29
    Lens;RC Lens;Racing Club de Lens
    Strasbourg;RC Strasbourg Alsace;RC Strasbourg
    Nancy;AS Nancy-Lorraine
    Evian Thonon Gaillard;Évian TG FC
    Monaco;AS Monaco FC;AS Monaco`,
  ned: `Ajax;AFC Ajax;Ajax Amsterdam
    Jong Ajax
    PSV Eindhoven;PSV
    FC Eindhoven
    Sparta Rotterdam
    Excelsior;SBV Excelsior
    Feyenoord;Feyenoord Rotterdam
    Den Haag;ADO Den Haag
    Den Bosch;FC Den Bosch
    For Sittard;Fortuna Sittard
    Nijmegen;NEC;NEC Nijmegen
    VVV Venlo;VVV-Venlo`,
  bel: `Club Brugge;Club Brugge KV
    Cercle Brugge
    St. Gilloise;Royale Union Saint-Gilloise;Union Saint-Gilloise
    Standard;Standard Liège;Standard de Liège
    FC Liège
    Waasland-Beveren
    Beveren;KSK Beveren
    Beerschot VA;Beerschot Wilrijk;Germinal Beerschot
    La Louviere;RAAL La Louvière
    RAA Louviéroise
    RWD Molenbeek 47;RWDM Brussels;RWD Molenbeek`,
  por: `Sp Lisbon;Sporting CP;Sporting Clube de Portugal
    Sp Braga;SC Braga;Sporting Braga;Sporting Clube de Braga
    Sp Covilha;Sporting da Covilhã
    Benfica;SL Benfica;Sport Lisboa e Benfica
    Benfica B;SL Benfica B
    Porto;FC Porto
    Guimaraes;Vitória SC;Vitória Guimarães
    Setubal;Vitória FC;Vitória Setúbal
    Belenenses;Os Belenenses;CF Os Belenenses
    B-SAD
    Aves;CD Aves
    AVS;AVS Futebol SAD
    Est Amadora;CF Estrela da Amadora
    Nacional;CD Nacional`,
}
