/** Spellings of clubs of other areas, in the format of `CLUB_NAMES`. */
export const OTHER_AREAS: Record<string, string> = {
  tur: `Buyuksehyr;İstanbul Başakşehir;Istanbul Basaksehir
    Gaziantep;Gaziantep FK
    Gaziantepspor
    Malatyaspor
    Yeni Malatyaspor
    Ad. Demirspor;Adana Demirspor
    Adanaspor
    Goztep;Göztepe
    Karagumruk;Fatih Karagümrük
    Trabzonspor
    1461 Trabzon
    Kayserispor
    Erciyesspor;Kayseri Erciyesspor
    Genclerbirligi;Gençlerbirliği
    Hacettepe;Gençlerbirliği OFTAŞ`,
  gre: `Olympiakos;Olympiacos Piraeus FC;PAE Olympiakos SFP
    Olympiakos Volos
    Volos NFC;Volos NPS
    Niki Volos
    AEK;AEK Athens FC;AEK Athen
    PAOK;PAOK Saloniki;PAOK FC
    Aris;Aris Thessaloniki FC
    Apollon;Apollon Smyrnis FC
    Apollon Kalamaria
    Larisa;AE Larissa FC`,
  aut: `Salzburg;FC Red Bull Salzburg;RB Salzburg
    Austria Salzburg
    Rapid Vienna;Rapid Wien;SK Rapid Wien
    Austria Vienna;FK Austria Wien
    Young Violets Austria Wien
    Austria Klagenfurt
    Austria Lustenau
    BW Linz;FC Blau-Weiß Linz
    LASK Linz;LASK
    Tirol;WSG Tirol;WSG Wattens
    St. Polten;SKN St. Pölten
    Grodig;SV Grödig`,
  sui: `Zurich;FC Zürich;FC Zuerich
    Grasshoppers;Grasshopper Club Zürich;Grasshoppers Zürich
    Lausanne;FC Lausanne-Sport
    Lausanne Ouchy;FC Stade Lausanne-Ouchy
    Young Boys;BSC Young Boys
    St. Gallen;FC St. Gallen 1879
    Neuchatel Xamax;Xamax Neuchâtel`,
  mex: `U.N.A.M.- Pumas;Pumas UNAM
    UANL Tigres;U.A.N.L.- Tigres
    Guadalajara Chivas;Deportivo Guadalajara
    Atlas;Atlas Guadalajara
    Queretaro;Gallos Blancos
    Atl. San Luis;Atlético San Luis
    San Luis
    Club America;CF América`,
  usa: `Inter Miami;Inter Miami CF
    New York City;New York City FC
    New York Red Bulls;New York RB
    Los Angeles Galaxy;LA Galaxy
    Los Angeles FC
    CF Montreal;Montreal Impact;CF Montréal
    DC United;D.C. United`,
  bra: `Atletico-MG;CA Mineiro;Atlético MG
    Athletico-PR;Atlético PR;CA Paranaense
    Atletico GO;Atlético GO
    Athletic Club
    America MG;América FC MG
    America RN
    Botafogo RJ;Botafogo FR
    Botafogo SP
    Vasco;CR Vasco da Gama
    Sport Recife;SC Recife`,
  arg: `Racing Club
    Racing de Córdoba
    Independiente;CA Independiente de Avellaneda
    Independ. Rivadavia;Independiente Rivadavia
    Estudiantes L.P.;Estudiantes de La Plata
    Estudiantes Rio Cuarto
    Gimnasia L.P.;Gimnasia y Esgrima LP
    Gimnasia Mendoza
    San Martin S.J.;San Martín San Juan
    San Martin T.;San Martín de Tucumán
    Arsenal Sarandi;Arsenal de Sarandí
    Central Cordoba;CA Central Córdoba
    Rosario Central
    Talleres Cordoba;CA Talleres`,
  chn: `Shanghai SIPG;Shanghai Port FC
    Shanghai Shenhua;Shanghai Greenland Shenhua
    Shanghai Shenxin
    Tianjin Teda;Tianjin Jinmen Tiger
    Tianjin Quanjian;Tianjin Tianhai
    Guangzhou R&F;Guangzhou City
    Guangzhou Evergrande;Guangzhou FC
    Dalian Pro;Dalian Yifang
    Dalian Aerbin
    Qingdao Hainiu
    Qingdao Huanghai
    Beijing Guoan;Beijing Sinobo Guoan
    Beijing Renhe
    Shandong Luneng;Shandong Taishan`,
  jpn: `Yokohama F. Marinos
    Yokohama FC
    FC Tokyo
    Verdy;Tokyo Verdy
    Kyoto;Kyoto Sanga FC
    Iwata;Júbilo Iwata`,
  rus: `CSKA Moscow;PFC CSKA Moskva
    Spartak Moscow;FC Spartak Moskva
    Dynamo Moscow;Dinamo Moskva
    Dynamo Makhachkala
    Anzi Makhackala;FC Anzhi Makhachkala
    Krasnodar;FC Krasnodar
    Kuban Krasnodar
    Arsenal Tula
    Pari NN;Nizhny Novgorod
    Volga N. Novgorod`,
  pol: `Zaglebie;Zagłębie Lubin
    Zaglebie Sosnowiec
    Wisla;Wisła Kraków
    Wisla Plock;Wisła Płock
    Gornik Zabrze;Górnik Zabrze
    Leczna;Górnik Łęczna
    LKS Lodz;ŁKS Łódź
    Widzew Lodz;Widzew Łódź`,
  rou: `FCSB;Steaua București;FC Steaua Bucuresti
    CSA Steaua București
    Univ. Craiova;CS Universitatea Craiova
    FC U Craiova 1948
    CFR Cluj
    U. Cluj;Universitatea Cluj
    FC Rapid Bucuresti;Rapid București
    Din. Bucuresti;Dinamo București`,
  swe: `Malmo FF;Malmö FF
    Goteborg;IFK Göteborg
    GAIS
    AIK
    Hacken;BK Häcken
    Norrkoping;IFK Norrköping`,
  nor: `Bodo/Glimt;FK Bodø/Glimt;Bodoe/Glimt
    Lillestrom;Lillestrøm SK
    Valerenga;Vålerenga IF
    Aalesund;Aalesunds FK`,
  den: `FC Copenhagen;FC København
    Brondby;Brøndby IF
    Aarhus;AGF Aarhus
    Aalborg;AaB;Aalborg BK`,
  uru: `Nacional;Club Nacional de Football
    CA River Plate
    Liverpool FC`,
}
