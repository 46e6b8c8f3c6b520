export const emoji = `#0
😀 grijnzend gezicht;blij;fijn;glimlachen;grijns;lach;lachen;leuk;tanden;vrolijk
😃 grijnzend gezicht met grote ogen;blij;gaaf;glimlachen;grijns;groot;joepie;lach;mond;open;tanden
😄 grijnzend gezicht met lachende ogen;blij;glimlachen;grijns;lach;lachen;lol;mond;oog;open
😁 stralend gezicht met lachende ogen;blij;fijn;glimlachen;grijns;grijnzend;lach;oog;tanden
😆 grijnzend gezicht met stijf dichtgeknepen ogen;blij;gesloten;glimlachen;haha;hahaha;lach;lachen;lol;mond;open;rofl;scheelzien
😅 grijnzend gezicht met zweetdruppels;gestrest;glimlachen;koud;lach;mond;neerslachtig;nerveus;open;opgewonden;stress;zweet
🤣 gezicht dat op de grond rolt van het lachen;blij;grappig;haha;hehe;hilarisch;huilen;lmao;lol;rofl;roflmao;rollen;traan;vloer;vreugde
😂 gezicht met tranen van vreugde;blij;gevoelens;grappig;haha;hehe;hilarisch;huilen;lachen;lmao;lol;rofl;roflmao;traan
🙂 enigszins lachend gezicht;blij;glimlachen;lach
🙃 omgekeerd gezicht;glimlach;hehe
🫠 smeltend gezicht;beschaamd;haha;heet;lol;oplossen;sarcasme;sarcastisch;smelt;smelten;verdwijnen;vloeibaar;warm
😉 knipogend gezicht;flirten;hartenbreker;knipogen;knipoog;knipoogt;plagerij;sexy;zwoel
😊 lachend gezicht met lachende ogen;blozen;gelukkig;glimlach;glimlachen;oog;tevreden
😇 lachend gezicht met halo;blij;elfje;engel;engelachtig;engelen;fantasie;geest;gezegend;glimlach;glimlachen;onschuldig;sprookje;stralenkrans;verhaal;vredig
🥰 lachend gezicht met hartjes;3;crush;dol;glimlach;glimlachen;hart;hou van jou;jou;liefde;romantiek
😍 lachend gezicht met hartvormige ogen;gevoelens;hartjes;hartjesogen;kussen;lach;liefde;oog;romantiek;schatje
🤩 sterren in de ogen;gezicht;grijnzend;lach;opgewonden;ster;sterren als ogen;wauw
😘 gezicht dat kus toeblaast;flirten;hartje;kusje blazen;kussen;romantiek;smiley;xoxo;zoen
😗 kussend gezicht;afspraakje;date;hou van jou;hvj;kus;kussen;smiley;xoxo;zoen
☺️ lachend gezicht;blij;lach;lachen;omtrek;ontspannen
😚 kussend gezicht met gesloten ogen;blosjes;blozen;gesloten ogen;kus;kussend gezicht met ogen dicht;oog;rode wangen;smiley;zoen
😙 kussend gezicht met lachende ogen;143;afspraakje;daten;flirten;gesloten;ik hou van je;kus;kussen;lach;lachen;liefde;nacht;oog
🥲 lachend gezicht met traan;aangedaan;blij;dankbaar;enigszins lachend;gelukkig;opgelucht;smiley;trots
😋 lachend gezicht dat lippen likt;genieten;glimlach;jammie;lachend gezicht;lekker;mmm;smiley;smullen
😛 gezicht met uitgestoken tong;gezicht met uitgestoken tong en open ogen;grapje;grappig;ontdeugend;smiley;tong uitsteken;uitgesteken tong
😜 knipoog met uitgestoken tong;gezicht;gezicht met uitgestoken tong en knipoog;grap;grapjas;oog;plagen;smiley
🤪 gek gezicht;gekke blik;gestoord;groot;klein;oog;smiley
😝 gezicht met uitgestoken tong en dichtgeknepen ogen;bah;dichte ogen;oog;smaak;smerig;smiley;uitgestoken tong;vies;vreselijk
🤑 gezicht met geld in de mond;betaald;geldmond
🤗 blij gezicht met uitgestoken handen;knuffel;knuffelen
🤭 gezicht met hand over de mond;geheim;geschrokken;gezicht met hand over mond;giechelen;oeps;smiley;verrast
🫢 gezicht met open ogen en hand voor mond;bang;geschokt;gezicht met open ogen en hand over de mond;ongeloof;ontzag;schaamte;smiley;verbazing;verrassing
🫣 gezicht met glurend oog;geboeid;gluren;smiley;spieken;staren;stiekem;stiekem kijken
🤫 gezicht dat tot stilte maant;manen;sst;stil
🤔 nadenkend gezicht;afvragen;denken;hmm;kin;nadenken;overwegen
🫡 saluerend gezicht;bevel;ja;oké;saluut;smiley;troepen;zonnig
🤐 gezicht met een rits als mond;dicht;geheim;houden;rits als mond;stil;zwijg
🤨 gezicht met opgeheven wenkbrauw;afkeurend;frons;gezicht met opgetrokken wenkbrauw;hmm;ongeloof;sceptisch;skeptisch;smiley;verrassing;wantrouwen;wantrouwend;wat
😐️ neutraal gezicht;geen commentaar;jaloers;niet leuk;ongemakkelijk;pokerface;pokergezicht;uitdrukkingsloos;uitgestreken
😑 uitdrukkingsloos gezicht;dichtgeknepen;geen commentaar;geen uitdrukking;jaloers;lame;omg;ontevreden;smiley;tegenzin;ugh;vooruit;wtf
😶 gezicht zonder mond;geen mond;geheim;niets zeggen;persoon;rustig;smiley;sprakeloos;stil;zwijgen
🫥 gezicht in stippellijn;depressief;depri;gedeprimeerd;introvert;onzichtbaar;smiley;verbergen;verdwijnen
😶‍🌫️ gezicht in de wolken;afwezig;gezicht in de mist;hoofd in de wolken
😏 gniffelend gezicht;arrogant;flirten;gezicht met grote grijns;gladjes;gniffelen;grijnzen;schuin;smiley;swag;vol van zichzelf;wenkbrauwen
😒 chagrijnig gezicht;boos;ehm;jaloers;niet blij;niet leuk;ongelukkig;smiley;ugh;uhh;verveeld;whatever
🙄 gezicht met rollende ogen;rollen;rollen met de ogen;schaduw;ugh;wat dan ook
😬 gezicht met grimas;grimasgezicht;grinniken;niks;oeps;ongemakkelijk;smiley;tanden op elkaar
😮‍💨 gezicht dat uitademt;blazen;fluisteren;fluiten;kreunen;naar adem snakken;opgelucht;roken;rook;smiley;uitademen;uitgeput
🤥 liegend gezicht;leugen;leugenaar;liegen;pinokkio
🫨 schuddend gezicht;aardbeving;gek;omg;paniek;schok;schudden;trillen;verbijstering;verrassing;wauw;wow
😌 opgelucht gezicht;kalmte;opluchting;vrede;zen
😔 peinzend gezicht;afgewezen;balen;moedeloos;smiley;teleurgesteld;terneergeslagen;triest;verdrietig;verloren
😪 slaperig gezicht;huilen;slaap;smiley;traan
🤤 kwijlend gezicht
😴 slapend gezicht;bedtijd;dutje;gapen;moe;slaap;slaap lekker;slapen;smiley;vermoeid;welterusten;zzz
😷 gezicht met doktersmasker;besmet;dokter;gezicht met masker;koud;masker;medicijn;medisch masker;smiley;virus;ziek
🤒 gezicht met thermometer;niet lekker;ziek
🤕 gezicht met een verband om het hoofd;gewond;gezicht met hoofdverband;pijn;verwonding
🤢 misselijk gezicht;gadver;overgeven;vies;ziek
🤮 brakend gezicht;braaksel;braken;misselijk;overgeven;spuwen;walgelijk;ziek
🤧 niezend gezicht;gezondheid;griep;koorts;niezen;ziek
🥵 heet gezicht;beroerte;hijgen;hitte;koortsig;rood gezicht;sterven;tong;zweten
🥶 koud gezicht;bevriezen;bevriezing;blauw;ijspegels;onder nul;tanden
🥴 wazig gezicht;aangeschoten;beneveld;beschonken;dronken;duizelig;mond;ogen;scheel
😵 duizelig gezicht;dood;gezicht met mond open en kruisjes als ogen;smiley;ziek
😵‍💫 gezicht met spiraalvormige ogen;dronken;duizelig;gehypnotiseerd;probleem;smiley;spiraalvormig;stoned;verward;wow
🤯 ontploffend hoofd;exploderen;geschokt;ondersteboven;onmogelijk;smiley;verbaasd;verbijsterd;verrast;wow
🤠 gezicht met cowboyhoed;cowboy;cowgirl;hoed
🥳 feestend gezicht;feest;feesten;fuif;gelukkig;hoed;hoera;opgewonden;roltong;verjaardag;vieren;viering
🥸 vermomd gezicht;bril;incognito;neus;smiley;snor;vermomming;wenkbrauwen
😎 lachend gezicht met zonnebril;bril;chillen;cool;gaaf;geweldig;glimlach;ontspannen;stijl;stoer;strand
🤓 nerdgezicht;geek;gezicht;gezicht met bril en tanden;nerd;nerderig;smiley
🧐 gezicht met monocle;chic;klasse;rijk;saai
😕 verward gezicht;hmm;ik weet het niet;in de war;ontevreden;peinzend;smiley;teleurgesteld;uhm
🫤 gezicht met schuine mond;gefrustreerd;het zal wel;meh;onzeker;sceptisch;smiley;teleurgesteld
😟 bezorgd gezicht;bedroefd;gestresst;nerveus;smiley;stress;triest;zenuwen;zorgen
🙁 licht fronsend gezicht;fronsen;verdrietig
☹️ fronsend gezicht;fronsen;verdrietig
😮 gezicht met open mond;geschokt;geschrokken;oeps;omg;ongelofelijk;ongelooflijk;smiley;sympathie;vergeten;wauw
😯 verstomd gezicht;geschokt;omg;smiley;verbaasd;verrast;wauw;wow
😲 verbaasd gezicht;geschokt;kosten;nee;omg;totaal
😳 blozend gezicht;beschaamd;dood;gek;heet;hitte;jeetje;onder de indruk;ongeloof;ongemakkelijk;sjonge;verbaasd;verbijsterd;wat;wauw
🥺 smekend gezicht;alsjeblieft;genade;grote ogen;smeken;smekende blik;smiley;verdrietig;waarom niet;zielig gezicht
🥹 gezicht dat tranen tegenhoudt;alsjeblieft;aww;beschaamd;bewondering;dankbaar;dankbaarheid;gevoelens;houden;huilen;tegen;trots;verdrietig;vreugde;weerstaan
😦 fronsend gezicht met open mond;bang;betrapt;eng;frons;fronsen;hoede;verrassing;wat;wauw
😧 gekweld gezicht;bang;lijden;lijdend;ontevreden;smiley;stress;verrast
😨 bang gezicht;angst;angstig;bezorgd;schuld
😰 angstig gezicht met zweetdruppel;angstzweet;blauw;blauw gezicht met angstzweet;gehaast;gezicht met open mond en zweetdruppel;koud;nerveus;smiley;zweet
😥 teleurgesteld maar opgelucht gezicht;bijna;ingewikkeld;oef;smiley;zweetdruppel;zweten
😢 huilend gezicht;bedroefd;gevoelens;huilen;smiley;traan;triest
😭 hard huilend gezicht;bedroefd;hard huilen;huilen;ontroostbaar;smiley;snikken;traan;tranen;tranen met tuiten
😱 angstig schreeuwend gezicht;angst;bang;doodsbang;geschrokken;gezicht dat schreeuwt van angst;munch;schreeuw;schreeuwend van angst;smiley
😖 onthutst gezicht;bah;boos;gefrustreerd;geïrriteerd;smiley;verdrietig;verwarring
😣 volhardend gezicht;concentratie;concentreren;focus;hoofdpijn;volharden;volharding
😞 teleurgesteld gezicht;afgewezen;afwijzing;bedroefd;niet blij;schuldig;smiley;teleurstelling;terneergeslagen;triest;verloren
😓 neerslachtig gezicht met zweetdruppel;angstzweet;bang;dichtgeknepen ogen;gezicht met angstzweet;koud;nerveus;smiley;zweet
😩 moe gezicht;aanstellen;honger;nee;ontevreden;smiley;tegenzin;vermoeid;zeuren
😫 vermoeid gezicht;bah;jakkes;moe;niesen;niezen;smiley;vies
🥱 gapend gezicht;bed;dutje;gaap;gapen;geeuwen;moe;rusten;saai;slaap lekker;slaperig;smiley;vermoeid;verveeld
😤 gezicht blazend van woede;boos;gewonnen;gezicht met stoom uit neus;kokend van woede;ontevreden;triomf;witheet;woedend;ziedend
😡 pruilend gezicht;boos;kwaad;rood;smiley;woede;woedend
😠 boos gezicht;fronsen;gefrustreerd;kwaad;smiley;woedend
🤬 gezicht met symbolen op mond;boos;censuur;gezicht met tekens over mond;kwaad;schelden;smiley;vloeken
😈 lachend gezicht met hoorns;duivels;fantasie;glimlach;lach;lachend paars gezicht met hoorns;ondeugend;smiley;sprookje
👿 boos gezicht met hoorns;boos duiveltje;demon;duivel;duivels;fantasie;kleine duivel;paars duivelsgezicht;smiley;sprookje
💀 schedel;dood;doodshoofd;gezicht;monster;skelet;sprookje
☠️ doodshoofd met gekruiste beenderen;bot;dood;gekruiste botten;gezicht;monster;schedel
💩 drol;grappig;monster;poep;poep met gezichtje;smiley;stinkt
🤡 clownsgezicht;clown;gezicht
👹 boeman;duivel;eng;fantasie;gezicht;masker;monster;oger;sprookje;verhaal;wezen
👺 kobold;fabel;fantasie;gezicht;japans;masker;monster;mythologie;smiley;sprookje;tengu;wezen
👻 spook;boe;fantasie;geest;gezicht;halloween;monster;spook met tong uit mond;sprookje;uitgestoken tong;wezen
👽️ buitenaards wezen;alien;fantasie;gezicht;monster;ruimte;sprookje;ufo
👾 buitenaards monster;alien;game;gezicht;pixels;ruimte;space invader;spel;ufo;videogame;wezen
🤖 robot;gezicht;monster
😺 grijnzende kat;dier;gezicht;grijnzen;lach;lachen;mond;open
😸 grijnzende kat met lachende ogen;dier;gezicht;grijns;grijnzend kattengezicht met lachende ogen;lach;oog;vrolijk
😹 kat met tranen van vreugde;dier;gezicht;lach;lachen;lol;traan
😻 lachende kat met hartvormige ogen;dier;gezicht;hart;hartjesogen;lach;lachen;liefde;oog
😼 gniffelende kat;gezicht;grimas;ironisch;ironische lach;kattenkwaad;lach;ondeugend kattengezicht;smiley;spottend
😽 kussende kat;dier;gezicht;kus;kussend kattengezicht met gesloten ogen;oog;smiley
🙀 vermoeide kat;dier;geschokt;geschrokken kat;gezicht;oh nee;smiley;verbazing;vermoeid;verrast
😿 huilende kat;dier;gezicht;huilen;huilend;traan;verdrietig
😾 pruilende kat;boos;boos kattengezicht;dier;gezicht;mokken;pruilen;smiley
🙈 geen kwaad zien;aap;beschaamd;dier;gebaar;gezicht;niet;niet kijken;schaamte;uit den boze;verboden;verlegen;wil niet zien;zie
🙉 geen kwaad horen;aap;dier;gebaar;geheim;gezicht;luisteren;niet;uit den boze;verboden;wil niet horen
🙊 geen kwaad spreken;aap;gebaar;geheim;gezicht;niet;oeps;stiekem;uit den boze;verboden
💌 liefdesbrief;brief;brief met hart;hart;liefde;post;romantiek;valentijn
💘 hart met pijl;afspraakje;cupido;date;hou van jou;hvj;liefde;pijl door hart;romantiek;valentijn
💝 hart met strik;emotie;hou van jou;hvj;liefde;valentijn;xoxo
💖 fonkelend hart;glinsterend;hou van jou;hvj;spannend;sprankelend;xoxo
💗 groeiend hart;emotie;hartslag;hou van jou;hvj;kloppend hart;nerveus;spannend;xoxo
💓 kloppend hart;cardio;hartslag;hou van jou;hvj;kloppen;slaan
💞 ronddraaiende harten;draaien;draaiende harten;emotie;hart;jubileum
💕 twee harten;hart;hou van jou;hvj;jubileum;liefde;xoxo
💟 decoratief hart;emotie;hartdecoratie;paars hart;wit hart
❣️ hart als uitroepteken;hart met druppel eronder;interpunctie;leesteken;punctuatie;teken;uitroep;uitroepteken met hart
💔 gebroken hart;alleen;breken;droevig;eenzaam;emotie;liefdesverdriet;verdrietig
❤️‍🔥 hart in vuur en vlam;branden;heilig hart;liefde;lust
❤️‍🩹 helend hart;gezond;gezonder;herstellen;herstellend;verbeterend
❤️ rood hart;emotie;liefde
🩷 roze hart;leuk;liefde;schattig
🧡 oranje hart
💛 geel hart;emotie;hou van jou;hvj;liefde
💚 groen hart;hou van jou;hvj;romantisch;xoxo
💙 blauw hart;emotie;hou van jou;hvj;liefde;romantiek
🩵 lichtblauw hart;blauwgroen;groenblauw
💜 paars hart;emotie;hou van jou;hvj
🤎 bruin hart;liefde;symbool
🖤 zwart hart;kwaad;slecht;verdorven
🩶 grijs hart;leigrijs;zilver
🤍 wit hart;liefde;symbool
💋 lipafdruk;afdruk;daten;emotie;kus;kusafdruk;liefde;lippen;romantiek;sexy;zoen
💯 maximumscore;100;100 punten;beste;cijfer;fantastisch;foutloos;getal;geweldig;score;top;zeker
💢 woedesymbool;boos;cartoonesk;kwaad;ontdaan;strip;symbool;teken;woede
💥 botsing;boem;bom;botsen;ontploffen;strip
💫 duizelig;cartoonesk;ster;strip;vallende ster
💦 zweetdruppels;druppels;spetteren;sporten;strip;water;work-out;zweet
💨 wegrennen;cartoonesk;moet gaan;rennen;rook;scheet;strip;vertrokken;weg;wind
🕳️ gat;hole
💬 spraakballon;aan het typen;ballon;cartoonesk;dialoog;spraak;strip;tekstballon;tekstballon met puntjes
👁️‍🗨️ spraakballon met oog;ballon;bubbel;getuige;spraak
🗨️ spraakballon naar links;dialoog;spraak;zwarte spraakballon
🗯️ boze spraakballon naar rechts;ballon;kwaad;tekstballon boos;woede;woedeballon;woedeballon naar rechts
💭 gedachteballon;ballon;besef;cartoonesk;dagdromen;denkballon;denkwolkje;gedachten;gedachtenballon;strip;uitvinden;uitvinding
💤 slaapsymbool;cartoonesk;goedenacht;moe;rust;saai;slaap;slaapwel;slapen;slaperig;strip;vermoeid;zzz
#1
👋 zwaaiende hand;ben je er;doei;groet;groeten;hallo;is daar iemand;moet gaan;spreek je later;tot later;tot ziens;ttyl;zwaai;zwaaien
🤚 achterkant van opgeheven hand;achterzijde opgestoken hand;hand omhoog;handrug;opgestoken;rug van hand;vijf vingers
🖐️ opgeheven hand met uitgestoken vingers;stop;vinger
✋️ opgeheven hand;5;hoog;stop;vijf
🖖 Vulcaanse groet;hand;leef lang en voorspoedig;spock;star trek;vinger;vulcaanse groet;vulcan;vulcangroet
🫱 hand naar rechts;handdruk;naar rechts;reiken;schudden;vasthouden
🫲 hand naar links;eens;handdruk;naar links;uitgestoken hand
🫳 handpalm omlaag;hand;laten vallen;oprapen;wegjagen;wegsturen
🫴 handpalm omhoog;aanbieden;hand;kom;vangen;wenken
🫷 hand die naar links duwt;duwen;high five;naar links;stoppen;wachten;weigeren
🫸 hand die naar rechts duwt;duwen;high five;naar rechts;stoppen;wachten;weigeren
👌 OK-handgebaar;fantastisch;geweldig;goed;hand;oké;prima;top;vingers
🤌 samengeknepen vingers;gebaar;hand;handgebaar;italiaans;maffia;ondervraging;sarcastisch
🤏 hand met samengeknepen vingers;beetje;gebaar voor kleine hoeveelheid;klein;kleine hoeveelheid;weinig
✌️ winnende hand;peace;twee vingers;v;vredesteken
🤞 gekruiste vingers;gekruist;geluk;hand;kruisen;vinger
🫰 hand met wijsvinger en duim gekruist;duur;geld;hart;liefde;vingerknip;vingers
🤟 ik-hou-van-je-gebaar;gebarentaal;hand;hvj;ik hou van jou-gebaar;ily
🤘 duivelshorens;hand;hoorns;rock on;teken;vinger
🤙 bel me-gebaar;bel mij-gebaar;bellen;hand;handgebaar voor bellen
👈️ achterkant van hand met naar links wijzende wijsvinger;vinger;wijs;wijzen
👉️ achterkant van hand met naar rechts wijzende wijsvinger;vinger;wijs;wijzen
👆️ achterkant van hand met omhoog wijzende wijsvinger;vinger;wijs;wijzen
🖕 middelvinger;hand;midden;vinger
👇️ achterkant van hand met omlaag wijzende wijsvinger;vinger;wijs;wijzen
☝️ omhoog wijzende wijsvinger;dit;hand;vinger;wijs;wijzen
🫵 wijsvinger die naar de kijker wijst;aanwijzen;hand;jij;vinger;wijzen
👍️ duim omhoog;+1;goed;hand;ja;leuk
👎️ duim omlaag;-1;fout;hand;lichaam;niet goed;niet leuk;slecht;stom
✊️ opgeheven vuist;gebald;hand;solidariteit;stoot
👊 stotende vuist;boks;gebald;gebalde vuist;groet;hand;mee eens;stoot
🤛 naar links gerichte vuist;linksom;naar links
🤜 naar rechts gerichte vuist;naar rechts;rechtsom
👏 klappende handen;applaudiseren;applaus;bidden;dankjewel;gefeliciteerd;goed gedaan;goedkeuring;hand;hoera;klappen
🙌 juichend omhooggestoken handen;feest;gebaar;hand;hoera;lof;omhoog
🫶 handen in de vorm van een hart;<3;hou;jou
👐 open handen;hand;jazz hands
🤲 beide handpalmen omhoog;bidden;gebed;hand;kommetje maken met handen;palmen bij elkaar
🤝 handdruk;deal;hand;overeenkomst;schudden;vergadering
🙏 gevouwen handen;alsjeblieft;bedankt;bidden;buigen;dank;gebaar;gebed;geef me de vijf;gezegend;hand;handen tegen elkaar;high five;smeken;vragen
✍️ schrijvende hand;schrijf;schrijven
💅 nagellak;beauty;cosmetica;hand;lak;manicure;nagel;nagels lakken;verzorging
🤳 selfie;camera;telefoon
💪 spierballen;aanspannen;arm;biceps;bodybuilder;flex;gewichtheffen;spannen;spier;spierbal;sportschool;sterk;strip
🦾 armprothese;bionische arm;kunstarm;mechanische arm;prothese;toegankelijkheid
🦿 beenprothese;bionisch been;kunstbeen;mechanisch been;prothese;toegankelijkheid
🦵 been;gebogen;knie;ledemaat;schop;voet
🦶 voet;enkel;schop;schoppen;stampen;trap
👂️ oor;geluid;horen;lichaam;luisteren
🦻 oor met gehoorapparaat;doof;oor met oorapparaat;oorapparaat;slechthorend;toegankelijkheid
👃 neus;geur;lichaam;ruiken;stinkt
🧠 brein;hersenen;intelligent;slim
🫀 hart;anatomisch;cardiologie;echt;hartslag;orgaan;polsslag;rood
🫁 longen;adem;ademhaling;inademen;lichaam;lucht;orgaan;uitademen;zuurstof
🦷 tand;parelmoer;tandarts;tanden;wit
🦴 bot;botten;hond;skelet;vorkbeen
👀 ogen;gezicht;kijken;omg;ondeugend;oog;staren
👁️ oog;lichaam;pupil;één oog
👅 tong;lichaam;lik;slurp
👄 mond;kus;lippen;open mond;roze lippen;zoen
🫦 mond die op lip bijt;angst;bezorgd;flirten;lippen;nerveus;ongemakkelijk;ongerust;sexy
👶 baby;jong;kindje;pasgeboren;persoon
🧒 kind;heldere ogen;jong;jonger;kleinkind
👦 jongen;jong;kind;persoon
👧 meisje;dochter;enthousiast;jong;maagd;persoon;staartjes;sterrenbeeld
🧑 volwassene;persoon
👱 persoon met blond haar;blond haar;mens
👨 man;volwassen;vriend
🧔 persoon: baard;bebaard;persoon;persoon met baard
🧔‍♂️ man: baard;man
🧔‍♀️ vrouw: baard;vrouw
👨‍🦰 man: rood haar;man;rood haar;volwassen;vriend
👨‍🦱 man: krullend haar;krullend haar;man;volwassen;vriend
👨‍🦳 man: wit haar;man;volwassen;vriend;wit haar
👨‍🦲 man: kaal;man;volwassen;vriend
👩 vrouw;dame;volwassene
👩‍🦰 vrouw: rood haar;dame;rood haar;volwassene;vrouw
🧑‍🦰 volwassene: rood haar;persoon;rood haar;volwassene
👩‍🦱 vrouw: krullend haar;dame;krullend haar;volwassene;vrouw
🧑‍🦱 volwassene: krullend haar;krullend haar;persoon;volwassene
👩‍🦳 vrouw: wit haar;dame;volwassene;vrouw;wit haar
🧑‍🦳 volwassene: wit haar;persoon;volwassene;wit haar
👩‍🦲 vrouw: kaal;dame;volwassene;vrouw
🧑‍🦲 volwassene: kaal;persoon;volwassene
👱‍♀️ vrouw met blond haar;blondine
👱‍♂️ man met blond haar
🧓 oudere persoon;bejaard;genderneutraal;niet nader omschreven geslacht;oud;ouder persoon;oudere volwassene;volwassene
👴 oude man;grootvader;kaal;opa;oud;ouder;volwassen;wijs
👵 oude vrouw;dame;grootmoeder;oma;oud;ouder;volwassene;wijs
🙍 fronsend persoon;bedroefd;frons;fronzen;teleurgesteld;uitdrukking;verdrietig;verontrust;vrouw
🙍‍♂️ fronsende man;frons;ontevreden;persoon;sip;uitdrukking;verdrietig
🙍‍♀️ fronsende vrouw;frons;uitdrukking
🙎 pruilend persoon;humeurig;pruilen;pruilende vrouw;pruillip;skeptisch;teleurgesteld;uitdrukking;vrouw
🙎‍♂️ pruilende man;persoon;pruilen;sip;uitdrukking;verdrietig
🙎‍♀️ pruilende vrouw;pruilen;uitdrukking
🙅 persoon die nee-gebaar maakt;gebaar;hand;illegaal;nee;niet;verboden
🙅‍♂️ man die nee-gebaar maakt;gebaar;hand;illegaal;nee;niet;verboden
🙅‍♀️ vrouw die nee-gebaar maakt;gebaar;hand;illegaal;verboden
🙆 persoon die OK-gebaar maakt;gebaar;gebaren;hand;oefening;ok;omg
🙆‍♂️ man die OK-gebaar maakt;gebaar;gebaren;hand;oefening;ok;omg
🙆‍♀️ vrouw die OK-gebaar maakt;gebaar;hand;ok;vrouw die ok-gebaar maakt
💁 persoon achter informatiebalie;brutaal;hand;hand ophouden;hulp;informatie;knikken;roddelen;sarcasme;sarcastisch;uitleg geven;vrouw met hand omhoog
💁‍♂️ man achter informatiebalie;brutaal;hand;hooghartig;man knikt pols;persoon;pols knikken;polsgebaar;sarcasme;sarcastisch;uitdagend
💁‍♀️ vrouw achter informatiebalie;brutaal;pols knikken
🙋 persoon met opgeheven hand;antwoord;blij;gebaar;ik weet het;omhoog;vraag;vrouw die hand opsteekt
🙋‍♂️ man met opgeheven hand;gebaar;hand in de lucht;hand omhoog;hand opsteken;ik weet het;man met opgestoken hand;persoon;vraag
🙋‍♀️ vrouw met opgeheven hand;gebaar;hand opsteken
🧏 doof persoon;horen;oor;slechthorend;toegankelijkheid
🧏‍♂️ dove man;doof
🧏‍♀️ dove vrouw;doof
🙇 buigende persoon;buigende man;buiging;diepe buiging;excuses;gebaar;persoon die buiging maakt;sorry;spijt;verontschuldiging
🙇‍♂️ buigende man;buigen;excuses;gebaar;gunst;sorry
🙇‍♀️ buigende vrouw;buigen;buiging;excuses;gebaar;gunst;persoon;schaamte;schuld;sorry;verontschuldigen;vrouw die buigt
🤦 persoon die het gezicht met de hand bedekt;ergernis;gebaar;hand voor gezicht;niet opnieuw;ongeloof;ongelooflijk;palm;schaamte;zucht
🤦‍♂️ man die het gezicht met de hand bedekt;ergernis;facepalm;gebaar;gezicht bedekken;omg;ongeloof;ongelooflijk;persoon;schaamte
🤦‍♀️ vrouw die het gezicht met de hand bedekt;ergernis;facepalm;gebaar;gezicht bedekken;omg;ongeloof;ongelooflijk;persoon;schaamte
🤷 persoon die schouders ophaalt;gebaar;idk;ik weet het niet;misschien;onverschilligheid;onwetend;onwetendheid;schouderophalen;twijfel
🤷‍♂️ man die schouders ophaalt;gebaar;geen idee;man haalt schouders op;onverschillig;onverschilligheid;onwetendheid;persoon;schouderophalen;twijfel
🤷‍♀️ vrouw die schouders ophaalt;gebaar;geen idee;onverschillig;onverschilligheid;onwetendheid;persoon;schouderophalen;twijfel;weet niet
🧑‍⚕️ gezondheidsmedewerker;dokter;gezondheidszorg;therapeut;verpleegster
👨‍⚕️ mannelijke gezondheidsmedewerker;arts;gezondheid;gezondheidszorg;man;therapeut;verpleger;werknemer
👩‍⚕️ gezondheidsmedewerkster;arts;gezondheid;gezondheidszorg;therapeute;verpleegster;vrouw;werknemer
🧑‍🎓 student;scholier
👨‍🎓 mannelijke student;man;scholier
👩‍🎓 studente;scholier;student;vrouw
🧑‍🏫 docent;leraar;professor
👨‍🏫 mannelijke docent;instructeur;leraar;man;professor
👩‍🏫 docente;instructrice;lerares;professor;vrouw
🧑‍⚖️ rechter;recht;weegschaal
👨‍⚖️ mannelijke rechter;gerechtigheid;man;recht;weegschaal
👩‍⚖️ vrouwelijke rechter;gerechtigheid;recht;vrouw;weegschaal
🧑‍🌾 boer;tuinder;veehouder
👨‍🌾 mannelijke boer;man;tuinder;veehouder
👩‍🌾 boerin;boer;tuinder;veehouder;vrouw
🧑‍🍳 kok;chef-kok
👨‍🍳 mannelijke kok;chef-kok;man
👩‍🍳 kokkin;chef-kok;kok;vrouw
🧑‍🔧 monteur;elektricien;handelsman;loodgieter
👨‍🔧 mannelijke monteur;elektricien;handelsman;loodgieter;man
👩‍🔧 monteuse;elektricien;handelsman;loodgieter;monteur;vrouw
🧑‍🏭 fabrieksarbeider;arbeider;fabriek;industrieel;lopende band
👨‍🏭 mannelijke fabrieksarbeider;arbeider;fabriek;industrieel;lopende band;man
👩‍🏭 fabrieksarbeidster;arbeider;fabriek;industrieel;lopende band;vrouw
🧑‍💼 kantoormedewerker;architect;bedrijf;manager
👨‍💼 mannelijke kantoormedewerker;ambtenaar;architect;bedrijf;kantoor;man;manager;werknemer
👩‍💼 kantoormedewerkster;ambtenaar;architect;bedrijf;kantoor;manager;vrouw;werknemer
🧑‍🔬 wetenschapper;bioloog;ingenieur;natuurkundige;scheikundige
👨‍🔬 mannelijke wetenschapper;bioloog;ingenieur;man;natuurkundige;scheikundige;wiskundige
👩‍🔬 wetenschapster;biologe;ingenieur;natuurkundige;scheikundige;vrouw;wiskundige
🧑‍💻 technoloog;ontwikkelaar;programmeur;techneut;uitvinder
👨‍💻 mannelijke technoloog;computer;man;ontwikkelaar;programmeur;software;uitvinder
👩‍💻 technologe;computer;ontwikkelaar;programmeur;software;uitvindster;vrouw
🧑‍🎤 zanger;acteur;entertainer;rock;ster
👨‍🎤 mannelijke zanger;acteur;entertainer;man;rock;rockster;ster
👩‍🎤 zangeres;actrice;entertainer;rock;rockster;ster;vrouw
🧑‍🎨 kunstenaar;palet
👨‍🎨 mannelijke kunstenaar;man;palet
👩‍🎨 kunstenares;palet;vrouw
🧑‍✈️ piloot;vliegtuig
👨‍✈️ mannelijke piloot;man;vliegtuig
👩‍✈️ pilote;piloot;vliegtuig;vrouw
🧑‍🚀 astronaut;raket
👨‍🚀 mannelijke astronaut;man;raket;ruimte
👩‍🚀 astronaute;astronaut;raket;ruimte;vrouw
🧑‍🚒 brandweerman;brandweerwagen
👨‍🚒 mannelijke brandweerman;brandweer;brandweerwagen;man
👩‍🚒 brandweervrouw;brandweer;brandweerwagen;vrouw
👮 politieagent;agent;arresteren;beroep;boete;misdaad;persoon;politie;politieman;werk
👮‍♂️ politieman;agent;man;politie
👮‍♀️ politievrouw;agent;arresteren;beroep;boete;misdaad;persoon;politie;politieagente;vrouw;vrouwelijke politieagent
🕵️ detective;speurder;spion
🕵️‍♂️ mannelijke detective;man;speurder;spion
🕵️‍♀️ vrouwelijke detective;speurder;spionne;vrouw
💂 wachter;bewaker;buckingham palace;londen
💂‍♂️ mannelijke wachter;man
💂‍♀️ vrouwelijke wachter;buckingham palace;londen;persoon;vrouw
🥷 ninja;geheim;japan;krijger;persoon;samurai;sluipmoordenaar;vechten;verborgen;zwaard
👷 bouwvakker;bouw;helm;klusser;man;persoon;renovatie;renoveren;werk
👷‍♂️ mannelijke bouwvakker;bouw;man
👷‍♀️ vrouwelijke bouwvakker;baan;beroep;bouw;helm;persoon;vrouw;werk
🫅 persoon met kroon;edele;heerser;iemand van koninklijken bloede;keizer;koning;koninklijk;regaal
🤴 prins;fantasie;koning;koninklijk;kroon;royalty;sprookje
👸 prinses;fantasie;koningin;kroon;persoon;sprookje;vrouw met kroon
👳 persoon met tulband;dragen
👳‍♂️ man met tulband
👳‍♀️ vrouw met tulband;dragen
👲 man met Chinees petje;gua pi mao;hoed;man met chinees petje;man met chinese hoed;persoon
🧕 vrouw met hoofddoek;hidjab;hijab;mantilla;persoon;sluier
🤵 persoon in smoking;bruiloft;formeel
🤵‍♂️ man in smoking
🤵‍♀️ vrouw in smoking
👰 persoon met sluier;bruiloft
👰‍♂️ man met sluier
👰‍♀️ vrouw met sluier
🤰 zwangere vrouw;zwanger
🫃 zwangere man;buik;opgeblazen;te veel eten;vol;zwanger
🫄 zwanger persoon;baby;buik;opgeblazen;vol
🤱 borstvoeding;baby;borst;de borst geven;persoon
👩‍🍼 vrouw die een baby voedt;borstvoeding;mama;moeder;oppas;pasgeboren;voeden;voeding
👨‍🍼 man die een baby voedt;borstvoeding;melk;papa;persoon;vader;voeden;voeding
🧑‍🍼 persoon die een baby voedt;borstvoeding;oppas;ouder;pasgeboren;voeden;voeding
👼 baby-engel;baby;engel;fantasie;gezicht;kerk;sprookje
🎅 kerstman;fantasie;feestdag;kerst;kerstmis;viering;vrolijk
🤶 kerstvrouw;feest;kerst;kerstmis;moedertje kerst;persoon;viering
🧑‍🎄 kersttransgender;feestdagen;kerst;kerstdagen;kerstman;kerstmis;kerstmuts;kerstvrouw;persoon
🦸 superheld;goed;held;superkracht
🦸‍♂️ mannelijke superheld;goed;held;man;superkrachten
🦸‍♀️ vrouwelijke superheld;goed;held;heldin;superkrachten;vrouw
🦹 superschurk;crimineel;kwaad;schurk;slecht;superkracht
🦹‍♂️ mannelijke superschurk;boef;crimineel;man;slecht;superkrachten
🦹‍♀️ vrouwelijke superschurk;boef;crimineel;slecht;superkrachten;vrouw
🧙 magiër;fantasie;heks;magie;spreuk;sprookje;tovenaar;tovenares
🧙‍♂️ mannelijke magiër;heksenmeester;tovenaar
🧙‍♀️ vrouwelijke magiër;heks;tovenares
🧚 elfje;fantasie;mythe;persoon;pixie;sprookje;vleugels
🧚‍♂️ mannelijk elfje;oberon;puck
🧚‍♀️ vrouwelijk elfje;titania
🧛 vampier;bloed;dracula;eng;halloween;ondode;snijtanden;tanden;verkleden
🧛‍♂️ mannelijke vampier;dracula;ondode
🧛‍♀️ vrouwelijke vampier;ondode
🧜 zeemeermin;drietand;folklore;meermin;oceaan;schepsel;sirene;sprookje;zee
🧜‍♂️ zeemeerman;triton
🧜‍♀️ sirene;meermin
🧝 elf;fantasie;folklore;in de ban van de ring-stijl;legolas;lotr-stijl;magisch;mythe
🧝‍♂️ mannelijke elf;magisch
🧝‍♀️ vrouwelijke elf;magisch
🧞 geest in de fles;aladin;djinn;fantasie;lamp;mythe;sprookje;wens
🧞‍♂️ mannelijke geest in de fles;djinn
🧞‍♀️ vrouwelijke geest in de fles;djinn
🧟 zombie;eng;halloween;horror;levende doden;lopende dode;monster;ondode
🧟‍♂️ mannelijke zombie;lopende dode;ondode
🧟‍♀️ vrouwelijke zombie;lopende dode;ondode
🧌 trol;fantasie;monster;trollen
💆 persoon die hoofdmassage krijgt;gespannen;gezicht;gezichtsmassage;hoofdpijn;massage;ontspannen;relaxen;salon;spa;spanning
💆‍♂️ man die hoofdmassage krijgt;geduld;gezicht;gezichtmassage;man krijgt gezichtsmassage;massage;masseren;ontspannen;ontspannend;persoon;relaxen;relaxing
💆‍♀️ vrouw die hoofdmassage krijgt;gezicht;massage
💇 persoon die wordt geknipt;beauty;beroep;haar knippen;kapper;kapsalon;kapsel;kapster;salon;schaar;schoonheid
💇‍♂️ man die wordt geknipt;haar;kapper;kapsel;knippen;man wordt geknipt;persoon;verzorging
💇‍♀️ vrouw die wordt geknipt;kapsel
🚶 voetganger;lopen;persoon;slenteren;stappen;struien;wandelaar;wandelen
🚶‍♂️ wandelende man;lopen;wandelen
🚶‍♀️ wandelende vrouw;kuieren;lopen;persoon;slenteren;voetganger;wandelaar;wandelen
🧍 staande persoon;staan;staand
🧍‍♂️ staande man;staand
🧍‍♀️ staande vrouw;staand
🧎 knielende persoon;knielen;knielend;knieën
🧎‍♂️ knielende man;knielend
🧎‍♀️ knielende vrouw;knielend
🧑‍🦯 persoon met taststok;blind;toegankelijkheid
👨‍🦯 man met taststok;blind;man met blindenstok;toegankelijkheid
👩‍🦯 vrouw met taststok;blind;toegankelijkheid;vrouw met blindenstok
🧑‍🦼 persoon in elektrische rolstoel;toegankelijkheid
👨‍🦼 man in elektrische rolstoel;elektrisch;toegankelijkheid
👩‍🦼 vrouw in elektrische rolstoel;elektrisch;toegankelijkheid
🧑‍🦽 persoon in rolstoel;toegankelijkheid
👨‍🦽 man in rolstoel;handmatig;toegankelijkheid
👩‍🦽 vrouw in rolstoel;handmatig;toegankelijkheid
🏃 hardloper;hardlopen;hollen;joggen;man;marathon;persoon;rennen;snel;sport
🏃‍♂️ rennende man;hardlopen;marathon;rennen
🏃‍♀️ rennende vrouw;atleet;baan;beroep;haasten;hardlopen;kom eraan;marathon;persoon;rennen;snel;sport;vlug;werk
💃 dansende vrouw;dansen;dansende vrouw met rode jurk;danseres;elegant;feest;flamenco;persoon;salsa;tango
🕺 dansende man;dansen;disco;feest;festival;flamenco;persoon;salsa;tango
🕴️ zwevende man in pak;persoon;zaken;zwevend
👯 mensen met konijnenoren;bestie;bff;dansen;danser;danseressen;feesten;konijnenoor;meisje;personen;tweeling;vriendinnen;vrouw
👯‍♂️ mannen met konijnenoren;beste vrienden;bff;dansen;danser;feesten;feestende mannen;konijnenoor;twee dansers
👯‍♀️ vrouwen met konijnenoren;danseres;feesten;konijnenoor
🧖 persoon in ruimte vol stoom;hamam;ontspannen;persoon in stomende ruimte;relaxen;sauna;stoombad;stoomcabine;stoomruimte
🧖‍♂️ man in ruimte vol stoom;sauna;stoomruimte
🧖‍♀️ vrouw in ruimte vol stoom;sauna;stoomruimte
🧗 klimmende persoon;alpinisme;berg;bergbeklimmen;bergbeklimmer;klimmen;klimmer;sport
🧗‍♂️ klimmende man;klimmer
🧗‍♀️ klimmende vrouw;klimmer
🤺 schermer;degen;persoon;schermen
🏇 jockey op renpaard;paard;paardrijden;racen;sport
⛷️ skiër;ski;sneeuw
🏂️ snowboarder;ski;sneeuw;snowboard;sport
🏌️ golfer;bal;birdie;golf;golfbaan;golfbal;green;persoon die golf speelt;pga;sport
🏌️‍♂️ golfende man;golfen
🏌️‍♀️ golfende vrouw;bal;drivingrange;golfen;sport
🏄️ surfer;golf;golven;oceaan;sport;strand;surfen;surfende persoon;zee
🏄‍♂️ mannelijke surfer;man;surfen
🏄‍♀️ vrouwelijke surfer;golven;sport;surfen;surfende vrouw;vrouw
🚣 persoon in roeiboot;boot;meer;persoon in boot;roeien;roeiende persoon;roeispaan;sport
🚣‍♂️ man in roeiboot;boot
🚣‍♀️ vrouw in roeiboot;boot;cruise;kano;meer;peddel;rivier;roeien;roeispaan;vissen;vlot
🏊️ zwemmende persoon;freestyle;sport;triatlon;zwemmen;zwemmer
🏊‍♂️ zwemmende man;zwemmen
🏊‍♀️ zwemmende vrouw;sport;zwemmen;zwemster
⛹️ basketbalspeler;bal;basketbal;basketballer;dribbelen;nba;persoon met bal;sport;vrije worp
⛹️‍♂️ basketballer;bal;man
⛹️‍♀️ basketbalster;bal;basketbal;sport;vrouw;vrouw met bal
🏋️ gewichtheffer;bodybuilder;gewicht;heffer;krachtsport;krachttraining;sport;sportschool;sterk;trainen;work-out
🏋️‍♂️ mannelijke gewichtheffer;gewichtheffen;man
🏋️‍♀️ vrouwelijke gewichtheffer;gewichtheffen;gewichtheffende vrouw;sport;vrouw
🚴 fietsende persoon;fiets;fietsen;fietser;sport;wielrennen
🚴‍♂️ fietsende man;fiets;fietsen;wielrenner
🚴‍♀️ fietsende vrouw;fiets;fietsen;fietster;sport;wielrennen
🚵 persoon op mountainbike;berg;fiets;fietsen;fietser;mountainbiken;sport
🚵‍♂️ man op mountainbike;berg;fiets;fietsen;fietser
🚵‍♀️ vrouw op mountainbike;berg;fiets;fietsen;fietster;mountainbiken;sport
🤸 persoon die een radslag doet;blij;buiten;gymnastiek;olympische spelen;sport;turnen
🤸‍♂️ man die een radslag doet;blij;gymnastiek;lenig;man doet radslag;persoon;sport;turnen;turner
🤸‍♀️ vrouw die een radslag doet;blij;gymnastiek;lenig;persoon;sport;turnen;turnster;vrouw doet radslag
🤼 personen die worstelen;duel;olympische spelen;sport;toernooi;worstelaar
🤼‍♂️ worstelende mannen;persoon;sport;strijd;toernooi;worstelaars;worstelen
🤼‍♀️ worstelende vrouwen;olympische spelen;persoon;sport;strijd;toernooi;vechten;worstelen
🤽 persoon die waterpolo speelt;polo;spelen;sport;water;zwemmen
🤽‍♂️ man die waterpolo speelt;polo;spelen;sport;water;zwemmen
🤽‍♀️ vrouw die waterpolo speelt;polo;spelen;sport;water;zwemmen
🤾 persoon die handbal speelt;bal;gooien;sport;springen;worp
🤾‍♂️ man die handbal speelt;handballen;handballende man;handballer;sport
🤾‍♀️ vrouw die handbal speelt;bal;gooien;handballen;handballende vrouw;sport;springen;worp
🤹 persoon die jongleert;balanceren;balans;beheren;hanteren;jongleren;multitasken;nummer;vaardigheid
🤹‍♂️ man die jongleert;ballen;goochelaar;jongleren;jonglerende man;jongleur;multitasken;vaardigheid
🤹‍♀️ vrouw die jongleert;jongleren;jonglerende vrouw;multitasken
🧘 persoon in lotushouding;benen gekruist;kleermakerszit;meditatie;ontspannen;relax;yoga;zen
🧘‍♂️ man in lotushouding;meditatie;yoga
🧘‍♀️ vrouw in lotushouding;meditatie;yoga
🛀 persoon in badkuip;bad;badkuip met douche;persoon in bad
🛌 persoon in bed;deken;dutje;goedenacht;hotel;moe;slaap;slaapwel;slapen;vermoeid;welterusten;zzz
🧑‍🤝‍🧑 personen hand in hand;hand in hand;handen vasthouden;koppeltje;paar;persoon;samen;stel;vasthouden
👭 vrouwen hand in hand;beste vrienden;bff;daten;flirten;meisjes;paar;schatje;tweeling;vasthouden;vrienden;zussen
👫 man en vrouw hand in hand;afspraakje;bae;date;flirten;hand in hand;koppel;stel;vasthouden;verliefd;vrienden
👬 mannen hand in hand;beste vrienden;bff;broers;daten;flirten;jongens;paar;schatje;tweeling;vasthouden;vrienden
💏 kus;afspraakje;date;kussen;liefde;personen;romantiek;stel;stelletje;verliefd
👩‍❤️‍💋‍👨 kus: vrouw, man;afspraakje;date;kus;kussen;liefde;personen;romantiek;stel;stelletje;verliefd;vrouw
👨‍❤️‍💋‍👨 kus: man, man;afspraakje;date;kus;kussen;liefde;personen;romantiek;stel;stelletje;verliefd
👩‍❤️‍💋‍👩 kus: vrouw, vrouw;afspraakje;date;kus;kussen;liefde;personen;romantiek;stel;stelletje;verliefd
💑 stel met hart;jubileum;liefde;personen;relatie;romantiek;stelletje;stelletje met hart;verliefd
👩‍❤️‍👨 stel met hart: vrouw, man;hart;jubileum;liefde;personen;relatie;romantiek;stel met hart;stelletje;stelletje met hart;verliefd;vrouw
👨‍❤️‍👨 stel met hart: man, man;hart;jubileum;liefde;personen;relatie;romantiek;stel met hart;stelletje;stelletje met hart;verliefd
👩‍❤️‍👩 stel met hart: vrouw, vrouw;hart;jubileum;liefde;personen;relatie;romantiek;stel met hart;stelletje;stelletje met hart;verliefd
👨‍👩‍👦 gezin: man, vrouw, jongen;gezin;kind;man;vrouw
👨‍👩‍👧 gezin: man, vrouw, meisje;gezin;kind;man;vrouw
👨‍👩‍👧‍👦 gezin: man, vrouw, meisje, jongen;gezin;kind;man;meisje;vrouw
👨‍👩‍👦‍👦 gezin: man, vrouw, jongen, jongen;gezin;kind;man;vrouw
👨‍👩‍👧‍👧 gezin: man, vrouw, meisje, meisje;gezin;kind;man;vrouw
👨‍👨‍👦 gezin: man, man, jongen;gezin;kind;man
👨‍👨‍👧 gezin: man, man, meisje;gezin;kind;man
👨‍👨‍👧‍👦 gezin: man, man, meisje, jongen;gezin;kind;man;meisje
👨‍👨‍👦‍👦 gezin: man, man, jongen, jongen;gezin;kind;man
👨‍👨‍👧‍👧 gezin: man, man, meisje, meisje;gezin;kind;man
👩‍👩‍👦 gezin: vrouw, vrouw, jongen;gezin;kind;vrouw
👩‍👩‍👧 gezin: vrouw, vrouw, meisje;gezin;kind;vrouw
👩‍👩‍👧‍👦 gezin: vrouw, vrouw, meisje, jongen;gezin;kind;meisje;vrouw
👩‍👩‍👦‍👦 gezin: vrouw, vrouw, jongen, jongen;gezin;kind;vrouw
👩‍👩‍👧‍👧 gezin: vrouw, vrouw, meisje, meisje;gezin;kind;vrouw
👨‍👦 gezin: man, jongen;gezin;kind;man
👨‍👦‍👦 gezin: man, jongen, jongen;gezin;kind;man
👨‍👧 gezin: man, meisje;gezin;kind;man
👨‍👧‍👦 gezin: man, meisje, jongen;gezin;kind;man;meisje
👨‍👧‍👧 gezin: man, meisje, meisje;gezin;kind;man
👩‍👦 gezin: vrouw, jongen;gezin;kind;vrouw
👩‍👦‍👦 gezin: vrouw, jongen, jongen;gezin;kind;vrouw
👩‍👧 gezin: vrouw, meisje;gezin;kind;vrouw
👩‍👧‍👦 gezin: vrouw, meisje, jongen;gezin;kind;meisje;vrouw
👩‍👧‍👧 gezin: vrouw, meisje, meisje;gezin;kind;vrouw
🗣️ silhouet van sprekend hoofd;gezicht;spreek;spreken
👤 silhouet van persoon;buste;mysterieus;schaduw
👥 silhouet van twee personen;bff;buste;bustes in silhouet;schaduw;vrienden
🫂 personen in een omhelzing;bedankt;dag;hallo;knuffel;knuffelen;liefde;persoon;vriendschap
👪️ gezin;kind
👣 voetafdrukken;afdruk;blote voeten;kleding;lopen;onderweg;voetafdruk
#3
🐵 apengezicht;aap;banaan;dier;gezicht
🐒 aap;banaan;dier
🦍 gorilla;dier
🦧 orang-oetang;aap;dier
🐶 hondengezicht;dier;gezicht;hond;huisdier;puppy;puppy’s;schattig
🐕️ hond;dier;dieren;honden;huisdier
🦮 blindengeleidehond;blind;dier;geleide;hond;toegankelijkheid
🐕‍🦺 assistentiehond;assistentie;dier;hond;hulp;toegankelijkheid
🐩 poedel;dier;hond;pluizig
🐺 wolf;dier;gezicht
🦊 vos;dier;gezicht
🦝 wasbeer;dier;nieuwsgierig;sluw
🐱 kattengezicht;dier;gezicht;huisdier;kat;kitten
🐈️ kat;dier;dieren;huisdier;katten;kitten
🐈‍⬛ zwarte kat;dier;halloween;katachtig;miauw;pech;zwart
🦁 leeuw;alfa;brul;dier;gezicht;leo;manen;orde;safari;sterk;sterrenbeeld
🐯 tijgergezicht;dier;gezicht;groot;kat;roofdier;tijger
🐅 tijger;dier;dierentuin;groot;kat;roofdier
🐆 luipaard;dier;dierentuin;groot;kat;roofdier
🐴 paardengezicht;boerderij;dier;dressuur;gezicht;paard;paarden
🫎 eland;dier;gewei;zoogdier
🫏 ezel;dier;grauwtje;koppig;muildier;pakezel;zoogdier
🐎 paard;boerderij;dier;racen;renpaard;ruitersport
🦄 eenhoorn;gezicht
🦓 zebra;dier;streep
🦌 hert;dier
🦬 bizon;buffel;dier;kudde;wisent
🐮 koeiengezicht;boe;boerderij;dier;gezicht;koe;melk
🐂 os;boerderij;dier;dieren;sterrenbeeld;stier;taurus
🐃 waterbuffel;buffel;dier;dierentuin;water
🐄 koe;boe;boerderij;dier;dieren;melk
🐷 varkensgezicht;boerderij;dier;gezicht;spek;varken
🐖 varken;boerderij;dier;spek;zeug
🐗 zwijn;dier;varken
🐽 varkensneus;gezicht;neus;varken
🐏 ram;aries;dier;dierentuin;horens;mannelijk;schaap;sterrenbeeld
🐑 ooi;blaten;boerderij;dier;lam;schaap;vrouwelijk;wol;wollig
🐐 geit;boerderij;capricorn;dier;melk;sterrenbeeld
🐪 dromedaris;bult;dier;kameel;woestijn;één
🐫 kameel;bult;dier;dromedaris;twee;twee bulten;woestijn
🦙 lama;alpaca;dier;guanaco;vicuña;wol
🦒 giraffe;dier;vlekken
🐘 olifant;dier
🦣 mammoet;dier;groot;slagtand;uitsterven;wollig
🦏 neushoorn;dier
🦛 nijlpaard;dier;hippopotamus
🐭 muizengezicht;dier;gezicht;muis
🐁 muis;dier;dieren
🐀 rat;dier
🐹 hamster;dier;gezicht;huisdier
🐰 konijnengezicht;dier;gezicht;huisdier;konijn
🐇 konijn;dier;huisdier;konijntje
🐿️ eekhoorn;dier
🦫 bever;dam;dier;tanden
🦔 egel;dier;stekelig
🦇 vleermuis;dier;vampier
🐻 beer;dier;gezicht;grizzly;grommen;honing
🐻‍❄️ ijsbeer;beer;noordpool;wit
🐨 koala;australië;beer;buideldier;dier;down;gezicht;under
🐼 panda;bamboe;dier;gezicht
🦥 luiaard;lui;traag
🦦 otter;dier;speels;vissen
🦨 stinkdier;dier;stank
🦘 kangoeroe;buideldier;dier;joey;springen
🦡 das;dier;honing;kwellen
🐾 pootafdrukken;afdruk;poot;poten
🦃 kalkoen;dier;gevogelte
🐔 kip;dier;gevogelte
🐓 haan;dier;ornithologie;vogel
🐣 kuiken uit ei;baby;dier;uitkomen;vogel
🐤 kuikentje;baby;dier;gevogelte;kuiken;vogel
🐥 naar voren kijkend kuikentje;baby;dier;gevogelte;kuiken;vogel
🐦️ vogel;dier;duif
🐧 pinguïn;antarctica;dier;vogel
🕊️ duif;ornithologie;vliegen;vogel;vrede
🦅 adelaar;dier;ornithologie;vogel
🦆 eend;dier;vogel;woerd
🦢 zwaan;dier;jonge zwaan;lelijk eendje;vogel;zwanenjong
🦉 uil;dier;vogel;wijs;wijsheid
🦤 dodo;dier;groot;ornithologie;uitsterven;vogel
🪶 veer;licht;verenkleed;vlucht;vogel
🦩 flamingo;dier;flamboyant;ornithologie;tropisch;vogel
🦚 pauw;dier;kleurrijk;mooie vogel;opzichtig;pauwhen;pronkerig;trots;trots als een pauw;vogel
🦜 papegaai;dier;lorre;napraten;piraat;praten;vogel
🪽 vleugel;engelachtig;luchtvaart;mythologie;vliegen;vogel
🐦‍⬛ merel;dier;kauw;kraai;kraaiachtige;ornithologie;raaf;roek;snavel;vogel;zwart
🪿 gans;gevogelte;onnozel;snateren;vogel
🐸 kikker;dier;gezicht
🐊 krokodil;dier;dierentuin
🐢 schildpad;dier;waterschildpad
🦎 hagedis;dier;reptiel
🐍 slang;dier;dierenriem;drager;ophiuchus;serpent
🐲 drakengezicht;dier;draak;gezicht;sprookje
🐉 draak;dier;ridders;sprookje
🦕 sauropode;brachiosaurus;brontosaurus;dinosaurus;diplodocus
🦖 T-Rex;dinosaurus;rex;t;t-rex;tyrannosaurus
🐳 spuitende walvis;dier;gezicht;oceaan;spuitend;strand
🐋 walvis;dier;oceaan;strand
🐬 dolfijn;dier;flipper;oceaan;strand
🦭 zeehond;dier;leeuw;oceaan;zee
🐟️ vis;dier;eten;pisces;sterrenbeeld;vissen
🐠 tropische vis;dier;tropisch;vissen
🐡 kogelvis;dier;vis
🦈 haai;dier;vis
🐙 octopus;dier;oceaan;wezen
🐚 schelp;dier;spiraal;strand;zee
🪸 koraal;klimaat;oceaan;rif;verandering;zee
🪼 kwal;aquarium;au;beet;branden;dier;gelei;leven;oceaan;ongewerveld;plankton;stekel;tentakels;zee
🦀 krab;dierenriem;kreeft
🦞 kreeft;bisque;dier;scharen;zeevruchten
🦐 garnaal;klein;schaaldier;voedsel
🦑 inktvis;dier;voedsel;weekdier
🦪 oester;duiken;parel
🐌 slak;dier;escargot;naaktslak;natuur;tuin
🦋 vlinder;insect;mooi
🐛 insect;beestje;dier;tuin
🐜 mier;dier;insect;tuin
🐝 honingbij;bij;dier;hommel;honing;insect;lente;natuur
🪲 kever;beestje;dier;insect
🐞 lieveheersbeestje;dier;insect;kever;lieveheersbeest;natuur;tuin
🦗 krekel;dier;insect;orthoptera;sprinkhaan
🪳 kakkerlak;bakkerstor;dier;insect;plaag
🕷️ spin;dier;insect
🕸️ spinnenweb;spin;web
🦂 schorpioen;scorpio;scorpius;sterrenbeeld
🦟 mug;beet;insect;koorts;malaria;ongedierte;virus;ziekte
🪰 vlieg;dier;insect;made;ongedierte;rottend;ziekte
🪱 worm;dier;parasiet;regenworm;ringworm
🦠 microbe;amoebe;bacteriën;virus;wetenschap
💐 boeket;afspraakje;bedankt;beterschap;bloem;date;jubileum;romantiek;verjaardag
🌸 kersenbloesem;bloem;bloesem;kers;lente;plant;voorjaar
💮 witte bloem;wit
🪷 lotus;bloem;boeddhisme;hindoeïsme;puurheid;rust;schoonheid;sereen;vrede
🏵️ rozet;plant
🌹 roos;bloem;elegant;liefde;plant;rood;schoonheid;valentijn
🥀 verwelkte bloem;sterven;verwelkt
🌺 hibiscus;bloem;plant
🌻 zonnebloem;bloem;buiten;plant;zon
🌼 bloesem;bloem;boterbloem;paardenbloem;plant
🌷 tulp;bloem;bloesem;groei;plant
🪻 hyacint;bloem;lavendel;leeuwenbek;lupine;vlinderbloemige
🌱 zaailing;jong;plant;spruit;stekje
🪴 potplant;decor;groeien;huis;plant;pot;verzorgen
🌲 naaldboom;boom;bos;dennenboom;kerst
🌳 loofboom;boom;bos;groen;habitat;verliezen
🌴 palmboom;boom;palm;plant;strand;tropisch
🌵 cactus;droogte;natuur;plant;woestijn
🌾 rijstplant;aar;graan;granen;plant;rijst;rijstaar
🌿 kruid;blad;plant
☘️ klavertjedrie;iers;plant
🍀 klavertjevier;4;blad;geluk;iers;klaver;plant;vier
🍁 esdoornblad;blad;esdoorn;vallend
🍂 vallende bladeren;blad;gevallen;herfst;vallend
🍃 blad in de wind;blazen;fladderen
🪹 leeg nest;nestelen;tak;thuis
🪺 nest met eieren;ei;nestelen;tak;vogel
🍄 paddenstoel;schimmel;zwam
#4
🍇 druiven;dionysus;druif;fruit
🍈 meloen;fruit;kanteloep
🍉 watermeloen;fruit
🍊 mandarijn;c;citrus;fruit;nectarine;sinaasappel;vitamine
🍋 citroen;citrus;fruit;zuur
🍌 banaan;fruit;kalium
🍍 ananas;eten;fruit;tropisch;voedsel
🥭 mango;eten;fruit;tropisch
🍎 rode appel;dieet;fruit;gezondheid;rijp;rood;voedsel
🍏 groene appel;fruit;groen
🍐 peer;fruit
🍑 perzik;fruit
🍒 kersen;bessen;fruit;kers;rood
🍓 aardbei;bes;fruit
🫐 bosbessen;bes;bessen;blauw;blauwbessen;bosbes;fruit;voedsel
🥝 kiwi;fruit;voedsel
🍅 tomaat;fruit;groente;voedsel
🫒 olijf;voedsel
🥥 kokosnoot;eten;palm;palmboom;pina colada;voedsel
🥑 avocado;fruit;voedsel
🍆 aubergine;groente
🥔 aardappel;groente;voedsel
🥕 wortel;groente;voedsel
🌽 maïskolf;boerderij;doolhof;gewassen;kolf;maïs
🌶️ hete peper;heet
🫑 paprika;capsicum;groente;peper;voedsel
🥒 komkommer;augurk;eten;groente
🥬 bladgroente;bladgroen;boerenkool;bok choy;burgers;kool;paksoi;salade;sla
🥦 broccoli;kool;wild
🧄 knoflook;smaakmaker
🧅 ui;smaakmaker
🥜 pinda’s;eten;groente;noot;pinda
🫘 bonen;kidneyboon;klein;peulvrucht;voedsel
🌰 kastanje;amandel;plant
🫚 gemberwortel;bier;gember;specerij;wortel
🫛 erwtendop;bonen;dop;edamame;erwt;groente;peul;peulvrucht
🍞 brood;eten;koolhydraten;tarwe;voedsel
🥐 croissant;brood;eten;frans;ontbijt;voedsel
🥖 stokbrood;brood;eten;frans
🫓 platbrood;arepa;brood;eten;gordita;lavash;naan;pita
🥨 pretzel;gedraaid;krakeling
🥯 bagel;bakkerij;brood;ontbijt;spread
🥞 pannenkoeken;crêpe;eten;flensje;ontbijt;pannenkoek
🧇 wafel;besluiteloos;ijzer;ontbijt
🧀 stuk kaas;plak
🍖 vlees met bot
🍗 kippenpoot;bot;gevogelte;honger;kalkoen;kip;poot
🥩 vlees;biefstuk;bout;karbonade;kotelet;lamskotelet;rood
🥓 bacon;eten;ontbijt;spek;vlees
🍔 hamburger;burger;eten;fastfood;honger
🍟 patat;eten;fastfood;frans;frietjes
🍕 pizzapunt;eten;honger;kaas;pepperoni;pizza;punt
🌭 hotdog;braadworst;frankfurter;knakworst;worst
🥪 boterham;brood;sandwich
🌮 taco;mexicaans
🌯 burrito;mexicaans;wrap
🫔 tamale;eten;mexicaans;pamonha;verpakt
🥙 gevuld pitabroodje;eten;falafel;gyros;kebab;pitabrood
🧆 falafel;gehaktbal;kikkererwt
🥚 ei;ontbijt;voedsel
🍳 koken;bakken;ei;gemakkelijk;ontbijt;pan;restaurant;spiegelei
🥘 paellapan;braadpan;eten;ondiep;paella;pan
🍲 stoofschotel;pan;soep;voedsel
🫕 fondue;chocolade;eten;gesmolten;kaas;pot;ski
🥣 kom met lepel;cornflakes;eten;muesli;ontbijt;ontbijtgranen;pap;soep;voedsel
🥗 groene salade;eten;groen
🍿 popcorn;film;maïs;pop
🧈 boter;zuivel
🧂 zout;gezouten;overstuur;smaak;specerij;zoutvaatje
🥫 blikvoedsel;blik;ingeblikt;voedsel
🍱 bentobox;bento;box;voedsel
🍘 rijstwafel;cracker;eten;rijst
🍙 rijstballetje;balletje;eten;japans;rijst
🍚 gekookte rijst;gekookt;voedsel
🍛 curry en rijst;voedsel
🍜 dampende kom;chopsticks;dampend;eten;noedels;pho;ramen;soep
🍝 spaghetti;eten;gehaktballen;pasta;restaurant
🍠 gepofte zoete aardappel;eten;gepoft;zoet
🍢 oden;eten;kebab;restaurant;spies;stokje;zeevruchten
🍣 sushi;eten
🍤 gefrituurde garnaal;garnalen;gefrituurd;tempura
🍥 viskoekje met krul;koekje;vis
🥮 maancake;cake;festival;herfst;maan;yuèbǐng
🍡 dango;dessert;japans;spies;stokje;zoet
🥟 knoedel;dumpling;empanada;gyōza;jiaozi;pierogi;potsticker
🥠 gelukskoekje;geluk;koekje;profetie
🥡 afhaalmaaltijd;bezorgen;doggybag;eten;oesteremmer;stokjes;voedsel
🍦 softijs;dessert;eten;ijs;restaurant;room;zoet
🍧 geschaafd ijs;dessert;restaurant;zoet
🍨 ijs;dessert;eten;restaurant;room;zoet
🍩 donut;dessert;eten;voedsel;zoet
🍪 koekje;chip;chocolade;dessert;zoet
🎂 verjaardagstaart;dessert;gebak;gelukkig;taart;verjaardag;viering;zoet
🍰 cake;dessert;gebak;plak;zandgebak;zoet
🧁 cupcake;bakkerij;dessert;hagelslag;suiker;traktatie;zoet
🥧 taart;fruit;gebak;gebakje;hartige taart;pastei;vlees;vulling
🍫 chocoladereep;chocolade;dessert;halloween;reep;snoep;zoetekauw
🍬 snoep;dessert;eten;gaatjes;voedsel;wikkel;zoet
🍭 lolly;dessert;eten;snoep;voedsel;zoet
🍮 vla;dessert;pudding;zoet
🍯 honingpot;beer;eten;honing;pot;vat;zoet
🍼 babyflesje;baby;babyfles;drinken;fles;flesje;flesvoeding;geboorte;melk
🥛 glas melk;drinken
☕️ warme drank;cafeïne;café;chai;drinken;koffie;ochtend;stomen;thee;warm
🫖 theepot;drinken;eten;pot;thee;zettten
🍵 theekopje zonder oor;drankje;drinken;kop;thee
🍶 sake;bar;café;drankje;drinken;fles;kopje
🍾 fles met knallende kurk;bar;drinken;knallen
🍷 wijnglas;alcohol;bar;café;drankje;drinken;glas;restaurant;wijn
🍸️ cocktailglas;alcohol;bar;café;cocktail;drinken;glas;mad men;martini
🍹 tropisch drankje;alcohol;bar;club;drankjes;drinken;dronken;mai tai;mix
🍺 bierglas;alcohol;bar;bier;café;drinken;duitsland;glas;oktoberfest;pils;pint
🍻 klinkende bierglazen;alcohol;bar;bier;café;drinken;glas;proosten;proostende bierglazen
🥂 klinkende glazen;drinken;glas;klinken;toosten;vieren
🥃 tumblerglas;glas;likeur;shot;tumbler;whiskey;whisky
🫗 vloeistof uitgieten;drinken;gieten;glas;leeg;morsen;oeps;ongelukje
🥤 beker met rietje;drinken;frisdrank;sap;water
🧋 bubbelthee;boba;bubbel;melk;parel;thee;voedsel
🧃 pakje drinken;drankje;rietje;sap;zoet
🧉 maté;drank
🧊 ijsklontje;ijs;ijsberg;klontje;koud
🥢 chopsticks;eetstokjes;eten;stokjes
🍽️ mes en vork met bord;diner;eten;koken
🍴 mes en vork;bestek;eten;honger;koken;lekker;lunch;ontbijt;restaurant;uit eten;vork en mes
🥄 lepel;bestek;tafelgerei
🔪 keukenmes;koken;koksmes;mes;wapen
🫙 pot;container;leeg;niets;saus;specerij;winkel
🏺 amfora;amfoor;drinken;horoscoop;koken;kruik;sterrenbeeld;waterman
#5
🌍️ wereldbol met Europa-Afrika;aarde;afrika;europa;wereld;wereldbol met europa-afrika
🌎️ wereldbol met Noord- en Zuid-Amerika;aarde;amerika;noord- en zuid-amerika;wereld;wereldbol met noord- en zuid-amerika
🌏️ wereldbol met Azië-Australië;aarde;australië;azië;wereld;wereldbol met azië-australië
🌐 wereldbol met meridianen;aarde;internet;wereld;www
🗺️ wereldkaart;kaart;wereld
🗾 kaart van Japan;japan;kaart van japan
🧭 kompas;magnetisch;navigatie;oriëntatielopen;oriënteringslopen;richting
🏔️ berg met besneeuwde toppen;koud;sneeuw
⛰️ berg
🌋 vulkaan;berg;lava;magma;natuur;vulkaanuitbarsting
🗻 berg Fuji;fuji;natuur;vulkaan
🏕️ kamperen;camping;tent
🏖️ strand met parasol
🏜️ woestijn
🏝️ onbewoond eiland
🏞️ nationaal park;natuurgebied
🏟️ stadion;amfitheater
🏛️ klassiek gebouw;historisch gebouw;klassieke oudheid;renaissance;rome;zuilen
🏗️ woningbouw;bouw;bouwen;haven;hijskraan
🧱 baksteen;bakstenen;cement;gemetseld;klei;metselen;mortel;muur;steen
🪨 rots;betrouwbaar;graniet;rotsblok;steen;sterk;zwaar
🪵 hout;balk;bijl;boomstam;hakken;open haard;stam;timmerhout;vuur;zagen
🛖 hut;huis;joert;onderdak;ronde hut;strand;woning
🏘️ huizen;buurt;huis
🏚️ vervallen huis;bouwval;gebouw
🏠️ huis;gebouw;settelen;thuis;villa;voorstad;vrijstaande woning
🏡 huis met tuin;gebouw;huisje boompje beestje;settelen;thuis;voorstad;vrijstaande woning
🏢 kantoorgebouw;gebouw;kantoorbaan;werk
🏣 Japans postkantoor;gebouw;japans;japans postkantoor;post
🏤 postkantoor;europees;gebouw;post
🏥 ziekenhuis;dokter;gebouw;medicijnen
🏦 bank;gebouw
🏨 hotel;gebouw
🏩 love-hotel;gebouw;hotel;liefde;liefdeshotel;lovehotel
🏪 supermarkt;boodschappen;gebouw;winkel
🏫 school;gebouw
🏬 warenhuis;gebouw;winkel;winkelen
🏭️ fabriek;gebouw
🏯 Japans kasteel;gebouw;japans
🏰 kasteel;europees;gebouw;middeleeuwen
💒 bruiloft;huwelijk;kapel;romantiek;trouwkapel
🗼 Tokio-toren;tokio;tokio-toren;tokiotoren;toren
🗽 vrijheidsbeeld;beeld;new york;nyc;vrijheid
⛪️ kerk;christelijk;geloof;kapel;kruis;religie
🕌 moskee;geloof;islam;moslim;religie
🛕 hindoetempel;gebouw;geloof;goden;hindoe;india;religie;tempel
🕍 synagoge;geloof;jodendom;jood;joods;religie;tempel
⛩️ shinto-tempel;geloof;japans;poort;religie;shinto;tempel;torii
🕋 kaäba;bedevaart;geloof;islam;mekka;moslim;religie
⛲️ fontein
⛺️ tent;kamperen
🌁 mistig;mist
🌃 sterrenhemel;metropool;miljoenenstad;nacht;stad bij nacht;sterren
🏙️ stadsgezicht;flatgebouwen;gebouw;metropool;miljoenenstad;stad
🌄 zonsopgang in de bergen;berg;ochtend;zon
🌅 zonsopgang;ochtend;zon
🌆 stad bij schemering;avond;gebouw;landschap;metropool;miljoenenstad;schemer;zonsondergang
🌇 zonsondergang;flatgebouwen;gebouw;metropool;miljoenenstad;schemer;zon
🌉 brug bij nacht;avond;nachtelijke brug
♨️ warmwaterbronnen;bronnen;stomend;warm
🎠 draaimolenpaard;carrousel;draaimolen;kermis;paard;pretpark
🛝 glijbaan;glijden;kind;kinderen;speeltuin;spelen
🎡 reuzenrad;kermis;pretpark;rad
🎢 achtbaan;baan;pretpark
💈 kapperspaal;kapper;kapsel;paal
🎪 circustent;circus;tent
🚂 locomotief;reizen;spoor;spoorweg;stoom;stoomtrein;trein;vervoermiddel;voertuig
🚃 treinwagon;elektrisch;spoor;tram;trein;trolleybus;vervoermiddel;voertuig;wagon
🚄 hogesnelheidstrein;hsl;shinkansen;snelheid;spoor;trein;ultrasnel;vervoermiddel;voertuig
🚅 hogesnelheidstrein met kogelneus;hoge snelheid;kogeltrein;neus;reizen;shinkansen;snelheid;spoorweg;trein
🚆 trein;aankomst;spoor;vertrek;vervoermiddel;voertuig
🚇️ metro;ondergrondse;vervoermiddel;voertuig
🚈 lightrail;monorail;spoor;vervoermiddel;voertuig
🚉 treinstation;spoor;station;trein;vervoermiddel;voertuig
🚊 tram;trolleybus;vervoermiddel;voertuig
🚝 monorail;vervoermiddel;voertuig
🚞 bergspoor;berg;spoor;vervoermiddel;voertuig;wagon
🚋 tramwagon;tram;trolleybus;vervoermiddel;voertuig;wagon
🚌 bus;schoolbus;vervoermiddel;voertuig
🚍️ naderende bus;naderend;tegemoetkomende bus;vervoermiddel;voertuig
🚎 trolleybus;bus;tram;trolley;vervoermiddel;voertuig
🚐 minibus;bus;vervoermiddel;voertuig
🚑️ ambulance;hulpdienst;spoed;vervoermiddel;voertuig
🚒 brandweerauto;auto;brand;hulpdienst;spoed;vervoermiddel;voertuig
🚓 politieauto;auto;hulpdienst;politie;politiewagen;vervoermiddel;voertuig
🚔️ naderende politieauto;auto;hulpdienst;naderend;politie;tegemoetkomende politiewagen;vervoermiddel;voertuig
🚕 taxi;taxichauffeur;uber;vervoermiddel;voertuig
🚖 naderende taxi;auto’s;geel;naderend;rijden;roepen
🚗 auto;automobiel;rijden;vervoermiddel;voertuig
🚘️ naderende auto;automobiel;naderend;tegemoetkomende auto;vervoermiddel;voertuig
🚙 SUV;auto;kampeerauto;recreatie;rijden;suv;vervoermiddel;voertuig
🛻 pick-up;auto;bestelbak;laadbak;laadbakwagen;transport;truck;vervoer;vracht;wagen
🚚 bestelbus;bestelwagen;bezorging;bus;levering;pakketdienst;truck;vervoermiddel;voertuig
🚛 vrachtwagen;truck;vervoermiddel;voertuig;vrachtauto;vrachtwagen met oplegger
🚜 tractor;trekker;vervoermiddel;voertuig
🏎️ raceauto;auto;formule 1;racen;racewagen;vervoermiddel;voertuig;vroem
🏍️ motor;racen;vervoermiddel;voertuig
🛵 scooter;brommer;motor;vervoermiddel;voertuig
🦽 rolstoel;duwen;toegankelijkheid;zitten
🦼 elektrische rolstoel;rijden;toegankelijkheid;wiel
🛺 riksja;auto;azië;thailand;tuktuk;vervoer;wagen
🚲️ fiets;fietsen;rijwiel;spinning;vervoermiddel;voertuig
🛴 step;autoped;steppen;vervoermiddel;voertuig
🛹 skateboard;board;deck;skate;skaten;skater;wielen
🛼 rolschaats;hobby;rollerskate;rollerskates;rolschaatsen;schaats;skaten;sport;sporten
🚏 bushalte;bus;halte
🛣️ snelweg;autosnelweg;weg
🛤️ treinspoor;spoor;trein
🛢️ olievat;olie;vat
⛽️ benzinestation;benzine;benzinepomp;brandstof;pomp;station
🛞 wiel;auto;band;cirkel;draaien;velg;velgen;vervoer;voertuig
🚨 zwaailicht van politieauto;alarm;auto;baken;draaiend;licht;noodgeval;politie;sirene;waarschuwing
🚥 horizontaal verkeerslicht;licht;stoplicht;verkeer;verkeerslichten
🚦 verticaal verkeerslicht;kruising;licht;stoplicht;verkeer;verkeerslichten
🛑 stopteken;achthoekig;bord;stop;verkeersteken
🚧 bouwwerkzaamheden;barricade;werkzaamheden
⚓️ anker;hulpmiddel;schip
🛟 reddingsboei;boei;drijven;redden;reddingsgordel;reddingsvest;veiligheid;verdrinken;zwemmen
⛵️ zeilboot;boot;jacht;jachthaven;vaartuig;vervoermiddel;zee
🛶 kano;boot;kajak;vaartuig;vervoermiddel
🚤 speedboot;boot;jacht;luxe;miljonair;reizen;vaartuig;zomer
🛳️ passagiersschip;passagier;schip;veerboot;vervoermiddel;voertuig
⛴️ veerboot;boot;passagier;veerpont
🛥️ motorboot;boot;vaartuig;vervoermiddel
🚢 schip;boot;passagier;passagiersschip;titanic;vaartuig
✈️ vliegtuig;luchtvaartuig;reizen;vervoermiddel;vliegen;vliegmachine
🛩️ vliegtuigje;jet;klein vliegtuig;luchtvaartuig;vervoermiddel;vliegmachine;vliegtuig
🛫 vertrek van vliegtuig;inchecken;opstijgen;vertrekken;vervoermiddel;vliegmachine;voertuig
🛬 aankomst van vliegtuig;aankomen;landen;landing;vervoermiddel;vliegmachine;voertuig
🪂 parachute;activiteit;deltavliegen;hanggliden;parachutespringen;parasailen;skydiven
💺 stoel;treinstoel;vliegtuigstoel
🚁 helikopter;roflcopter;roflkopter;vervoermiddel;voertuig
🚟 zweeftrein;hangend spoor;spoor;vervoermiddel;voertuig;zwevend
🚠 bergkabelbaan;berg;gondel;kabel;skilift;vervoermiddel;voertuig
🚡 kabelbaan;baan;gondel;kabel;transportbaan;vervoermiddel;voertuig
🛰️ satelliet;ruimte;ruimtevaart
🚀 raket;lancering;ruimte;ruimtereis;vervoermiddel;voertuig
🛸 vliegende schotel;aliens;buitenaards;buitenaardse wezens;science fiction;ufo;vervoermiddel;voertuig
🛎️ piccolobel;balie;baliebel;bel;hotel
🧳 bagage;inpakken;koffer;reis;reizen;rolkoffer;trolley
⌛️ zandloper;tijd;timer;zand
⏳️ zandloper met stromend zand;tijd;timer
⌚️ horloge;klok;polshorloge;tijd
⏰️ wekker;alarm;klok;tijd
⏱️ stopwatch;klok;timer
⏲️ keukenwekker;klok;kookwekker;timer
🕰️ klok;pendule;staande klok;tijd
🕛️ twaalf uur;00;12;12:00;klok;tijd
🕧️ half één;00:30;12;12:30;30;dertig;klok;tijd;twaalf;uur
🕐️ één uur;00;01:00;1;13:00;1:00;klok;tijd
🕜️ half twee;1;13:30;1:30;30;dertig;een;klok;tijd;één
🕑️ twee uur;00;02:00;14:00;2;2:00;klok;tijd
🕝️ half drie;14:30;2;2:30;30;dertig;klok;tijd;twee
🕒️ drie uur;00;03:00;15:00;3;3:00;klok;tijd
🕞️ half vier;15:30;3;30;3:30;dertig;drie;klok;tijd
🕓️ vier uur;00;04:00;16:00;4;4:00;klok;tijd
🕟️ half vijf;16:30;30;4;4:30;dertig;klok;tijd;vier
🕔️ vijf uur;00;05:00;17:00;5;5:00;klok
🕠️ half zes;05:30;17:30;30;5;5:30;dertig;klok;tijd;vijf
🕕️ zes uur;00;06:00;18:00;6;6:00;klok;tijd
🕡️ half zeven;06:30;18:30;30;6;6:30;dertig;klok;tijd;zes
🕖️ zeven uur;00;07:00;19:00;7;7:00;klok;tijd
🕢️ half acht;07:30;19:30;30;7;7:30;dertig;klok;tijd;zeven
🕗️ acht uur;00;08:00;20:00;8;8:00;klok;tijd
🕣️ half negen;08:30;20:30;30;8;8:30;acht;dertig;klok;tijd
🕘️ negen uur;00;09:00;21:00;9;9:00;klok;tijd
🕤️ half tien;09:30;21:30;30;9;9:30;dertig;klok;negen;tijd
🕙️ tien uur;00;10;10:00;22:00;klok;tijd
🕥️ half elf;10;10:30;22:30;30;dertig;klok;tien;tijd
🕚️ elf uur;00;11;11:00;23:00;klok;tijd
🕦️ half twaalf;11;11:30;23:30;30;dertig;elf;klok;tijd
🌑 nieuwe maan;avond;donker;maansverduistering;ruimte
🌒 jonge maansikkel;avond;maan;ruimte;sikkel;wassend;wassende halvemaan
🌓 maan in eerste kwartier;avond;ruimte
🌔 wassende maan;avond;bolvormig;ruimte;tussen halve maan en volle maan;wassend
🌕️ volle maan;avond;ruimte;vol
🌖 afnemende maan;afnemend;avond;bolvormig;ruimte;tussen halve maan en volle maan;wassend
🌗 maan in laatste kwartier;avond;ruimte
🌘 asgrauwe maan;afnemend;afnemende halvemaan;avond;maansikkel;nacht;ruimte;sikkel
🌙 maansikkel;avond;halvemaan;maan;ramadan;ruimte;sikkel;slapen
🌚 nieuwe maan met gezicht;avond;nieuwe maan-gezicht;ruimte
🌛 maan met gezicht in eerste kwartier;avond;eerste kwartier;maan in eerste kwartier met gezicht;ruimte;slapen
🌜️ maan met gezicht in laatste kwartier;avond;laatste kwartier;maan in laatste kwartier met gezicht;ruimte;slapen
🌡️ thermometer;koorts;weer
☀️ zon;felle zon;helder;stralen;weer;zonnig
🌝 volle maan met gezicht;avond;helder;heldere maan;ruimte;vol;volle maan
🌞 zon met gezicht;helder;warm;weer;zonneschijn
🪐 planeet met ringen;heelal;ruimte;saturnus;zonnestelsel;zwaarmoedig
⭐️ witte middelgrote ster
🌟 stralende ster;fonkelen;fonkelend;schitteren;schitterend;schittering;stralen
🌠 vallende ster;hemel;ruimte;vallen;vallend
🌌 melkweg;ruimte
☁️ wolk;weer
⛅️ zon achter wolk;weer;zon achter wolken
⛈️ wolk met bliksem en regen;onweer;weer
🌤️ zon achter kleine wolk;weer
🌥️ zon achter grote wolk;weer
🌦️ zon achter regenwolk;regen;weer;wolk;zon achter wolk met regen
🌧️ wolk met regen;weer
🌨️ wolk met sneeuw;koud;weer;winter
🌩️ wolk met bliksem;weer
🌪️ tornado;storm;weer;wervelwind;wolk
🌫️ mist;bewolkt;weer;wolk
🌬️ gezicht dat wind blaast;blazen;weer;wind met gezicht;wolk
🌀 cycloon;duizelig;spiraal;twister;tyfoon;weer
🌈 regenboog;genderqueer;glbt;homoseksueel;lesbisch;lgbt;lgbtq;lgtbqia;lhbt;natuur;pride;queer;regen;transgender;weer
🌂 ingevouwen paraplu;dichte paraplu;kleding;regen;weer
☂️ paraplu;geopende paraplu;kleding;open paraplu;regen;weer
☔️ paraplu met regendruppels;druppels;kleding;regen;weer
⛱️ strandparasol;parasol;parasol op de grond;regen;zon
⚡️ hoog voltage;bliksem;donderslag;elektriciteit;elektrisch;gevaar;schok;spanning
❄️ sneeuwvlok;koud;sneeuw;weer
☃️ sneeuwpop;koud;sneeuw;weer
⛄️ sneeuwpop zonder sneeuwvlokken;koud;sneeuw
☄️ komeet;ruimte;vuurbal
🔥 vuur;brand;heet;hulpmiddel;vlam
💧 druppel;bedroefd;koud;strip;water;weer;zweet
🌊 golf;golfsurfen;golven;japan;kanagawa;oceaan;surfen;water;weer;zee
#6
🎃 halloweenlantaarn;feest;halloween;lampion;lantaarn;pompoen;pompoenlantaarn;sint maarten
🎄 kerstboom;boom;feest;kerstmis;viering
🎆 vuurwerk;feest;jaarwisseling;knal;oud en nieuw;oudejaarsavond;vermaak;viering
🎇 sterretje;afsteken;feest;jaarwisseling;knal;oud en nieuw;oudejaarsavond;viering;vuurwerk;vuurwerksterretje
🧨 rotje;boem;dynamiet;explosief;licht;ontploffing;vonk;vuur;vuurwerk
✨️ sterretjes;*;glinsteren;glinsterende sterren;ster
🎈 ballon;feest;jarig;verjaardag;vieren;viering
🎉 feestknaller;confetti;feest;hoera;jarig;knaller;partypopper;verjaardag;viering
🎊 confettibal;bal;confetti;feest;hoera;jarig;verjaardag;viering
🎋 tanabataboom;boom;boom met papierlinten;feest;japans;papierlinten;tanabata
🎍 dennenboomversiering;bamboe;den;dennentakdecoratie;feest;japans;plant
🎎 Japanse poppen;feest;festival;japans;japanse poppen;pop;viering
🎏 karperslinger;feest;karper;karpers;karperwimpel;slinger;wimpel
🎐 windorgel;bel;feest;wind;windklokkenspel
🎑 maanobservatieceremonie;ceremonie;feest;maan;maanceremonie;viering
🧧 rode envelop;cadeau;geld;geluk;geschenk;hóngbāo;lai see;rode enveloppe;voorspoed
🎀 strik;feest;roze lint;viering
🎁 ingepakt cadeau;cadeautje;cadeauverpakking met strik;feest;verpakking
🎗️ bewustzijnslintje;herinnering;herinneringslintje;lintje;viering
🎟️ entreekaartjes;entree;kaartje;toegang;toegangskaartje
🎫 ticket;entree;entreekaartje;kaartje;toegang;toegangskaartje
🎖️ militaire medaille;militair;onderscheiding;viering
🏆️ trofee;beker;gewonnen;kampioen;overwinning;prijs;winnaar
🏅 sportmedaille;eerste;eerste plaats;gewonnen;medaille;medaille 1e plaats;medaille met ster;winnaar
🥇 medaille 1e plaats;eerste;gewonnen;goud;gouden;winnaar
🥈 medaille 2e plaats;tweede;tweede plaats;zilver
🥉 medaille 3e plaats;brons;bronzen;derde;derde plaats
⚽️ voetbal;bal;futsal;messi;ronaldo;sport
⚾️ honkbal;bal;sport
🥎 softbal;bal;handschoen;onderarm;onderhands;sport;werpen
🏀 basketbal;bal;basket;sport
🏐 volleybal;bal;wedstrijd
🏈 american football;amerikaans;bal;sport;super bowl
🏉 rugby;bal;football;sport;voetbal
🎾 tennis;bal;sport;tennisbal;tennisracket
🥏 frisbee;schijf;ultiem;ultimate;vliegende schotel;werpschotel
🎳 bowlen;bal;spel;sport;strike
🏏 cricket;bal;bat;cricketbat;cricketbat en bal;slaghout;sport;wedstrijd
🏑 hockey;bal;hockeystick;hockeystick en bal;sport;stick;veld;wedstrijd
🏒 ijshockeystick en puck;ijs;ijshockey;sport;stick;wedstrijd
🥍 lacrosse;bal;doel;sport;stick
🏓 pingpong;bal;bat;batje;sport;tafeltennis;wedstrijd
🏸 badminton;badmintonracket en shuttle;pluimbal;racket;shuttle;sport;wedstrijd
🥊 bokshandschoen;boksen;handschoen;sport
🥋 pak voor vechtsporten;judo;karate;kunst;taekwondo;uniform;vecht
🥅 doelnet;doel;goal;net;sport
⛳️ vlag in hole;golf;sport
⛸️ schaats;ijs;kunstschaatsen;schaatsen;sport;witte schaats
🎣 vishengel;hengel;sport;vis
🤿 duikbril;duiken;duikmasker;onder water;scuba;scubaduiken;snorkelen;vis;zee
🎽 hardloopshirt;atletiek;hardlopen;shirt;sjerp;sport
🎿 ski’s;laars en skis;ski;skis;skischoen;skiën;sneeuw;sport;wintersport
🛷 slee;rodelen;roetsjen;slede;sleetje;sleeën;sneeuw
🥌 curlingsteen;curling;kei;spel;sport;steen
🎯 directe treffer;bullseye;bull’s eye;darts;doelwit;in de roos;spel;sport;voltreffer
🪀 jojo;fluctueren;kinderen;op en neer;speelgoed;spelen
🪁 vlieger;buiten;opstijgen;spelen;vliegen;zweven
🔫 waterpistool;gereedschap;pistool;revolver;vuurwapen;wapen;water
🎱 biljart;8;8 ball;8-ball;acht;bal;pool;spel
🔮 kristallen bol;glazen bol;kristal;magie;sprookje;toekomst voorspellen;waarzeggen;waarzeggerij
🪄 toverstok;goochelaar;goochelen;heks;magie;magiër;tovenaar;toveren;tovertruc
🎮️ videogame;controller;game;gamecontroller;playstation;spel;videospel;xbox
🕹️ joystick;game;videogame;videospel
🎰 fruitautomaat;casino;eenarmige bandiet;gokkast;gokken;spel
🎲 dobbelsteen;dobbelen;dobbelstenen;spel;yahtzee
🧩 puzzelstukje;aanwijzing;gekoppeld;legpuzzel;passen;passend;puzzel;schakel;stukje
🧸 teddybeer;beer;beertje;knuffel;knuffelbeer;knuffelbeest;pluche;speelgoed;speeltje;teddy beer
🪅 piñata;cinco de mayo;feest;mexicaans;mexico;snoep;snoepgoed;vieren;viering
🪩 spiegelbal;dans;dansen;disco;discobal;feest;glitter
🪆 matroesjka;baboesjka;baboesjka’s;genest;pop;poppetjes;rusland;russisch
♠️ schoppen;kaart;kaarten;spel
♥️ harten;hart;kaart;kaarten;spel
♦️ ruiten;kaart;kaarten;ruit;spel;vorm
♣️ klaveren;kaart;kaarten;klaver;spel
♟️ pion;schaken;slachtoffer;waardeloos
🃏 Jokerkaart;joker;jokerkaart;kaart;kaarten;spel;spelen
🀄️ mahjong rode draak;rode draak;rood;spel;stenen
🎴 speelkaarten;bloem;bloemenkaart;bloemspeelkaarten;hanafuda;japans;kaart;kaartspel;spel;spelen
🎭️ toneelkunsten;kunst;masker;maskers;optreden;theater;toneel;toneelkunst;treurspel
🖼️ lijst met afbeelding;kunst;museum;schilderij
🎨 schilderspalet;creatief;kleurrijk;kunst;kunstzinnig;museum;palet;schilderen;schilderij
🧵 garen;draad;klos;naaien;naald
🪡 naald;borduren;draad;hechten;hechtingen;hobby;kleding;kleermaken;naaien;speld
🧶 wol;bal;bol;breien;draad;haken
🪢 knoop;boot;geknoopt;hobby;knopen;kronkel;padvinder;streng;touw;zeilen
#7
👓️ bril;bijziend;brillen;kleding;oog;verziend;zien;zonnebril
🕶️ zonnebril;bril;brillen;donker;oog
🥽 oogscherm;bescherming;bril;duik;duiken;lassen;oog;zwemmen
🥼 labjas;dokter;dr.;experiment;jas;kleding;lab;wetenschapper;wit
🦺 veiligheidsvest;gevaarlijk;noodgeval;veilig;veiligheid;vest
👔 stropdas;formeel;kleding;overhemd;pak
👕 T-shirt;blauw shirt;kleding;kraag;poloshirt;shirt;t-shirt;vrijetijdskleding
👖 spijkerbroek;broek;jeans;kleding
🧣 sjaal;koud;nek
🧤 handschoenen;hand
🧥 jas;blazer;brr;jack;koud;warm aankleden
🧦 sokken;kousen
👗 jurk;blauwe jurk;dansen;kleding;kledingstuk;sjiek;winkelen
👘 kimono;japans;japon;kleding
🥻 sari;jurk;kledij;kleding
🩱 badpak;badpak uit één stuk;strand;zomer;zwembad;zwemgerief;zwemmen;zwempak
🩲 slip;onderbroek;ondergoed;sporten;strand;zwembroek;zwemgerief;zwemkleding;zwemmen
🩳 korte broek;badpak;ondergoed;pak;zwem
👙 bikini;kleding;zwembad;zwemkleding;zwemmen
👚 dameskleding;blouse;dames;kleding;shirt
🪭 opvouwbare waaier;afkoelen;dansen;fladderen;heet;verlegen
👛 portemonnee;accessoire;beurs;geld uitgeven;kleding;knip;munt;portefeuille;roze portemonnee;winkelen
👜 handtas;accessoire;kleding;modieuze tas;tas;winkelen
👝 tasje;accessoire;clutch;enveloptas;handtas;kleding;tas
🛍️ boodschappentassen;hotel;tas;winkelen
🎒 schooltas;boekentas;rugzak;school;tas
🩴 teenslipper;sandaal;sandalen;schoen;slipper;strand;strandslipper;zōri
👞 herenschoen;formeel;kleding;leren schoen;man;nette schoen;schoen
👟 sportschoen;atletiek;hardlopen;kleding;rennen;schoen;sneaker;sporten
🥾 wandelschoen;backpacken;bruin;buiten;kamperen;laars;schoen;wandelen
🥿 platte schoen;ballerina;ballerina’s;comfortabel;flatjes;instapper;slip-on
👠 schoen met hoge hak;hoge hak;kleding;naaldhak;pump;stiletto;vrouw
👡 damessandaal;hak;hoge hak;kleding;muiltje;sandaal;schoen;schoen met open teen;vrouw
🩰 balletschoenen;ballerina;ballet;dans;dansen;pirouette;schoenen;spitzen
👢 dameslaars;kleding;laars;schoen;vrouw
🪮 haarkam;afro;haar;kam;kroes
👑 kroon;adel;game of thrones;kleding;koning;koningin;koninklijk;middeleeuwen;vorst;vorstin
👒 dameshoed;hoed;hoed met strik;kleding;vrouw
🎩 hoge hoed;fancy;formeel;goochelen;goochelhoed;hoog;kleding
🎓️ academische baret;afstuderen;feest;hoed;kleding;opleiding;student
🧢 pet;baseballcap;hoofddeksel
🪖 legerhelm;helm;krijger;leger;militair;oorlog;soldaat;vechter;voorwerp
⛑️ helm van reddingswerker;gezicht;hoed;hulp;kruis;redding;werknemer
📿 gebedssnoer;gebed;gebedsketting;gebedskralen;geloof;ketting;kleding;kralen
💄 lippenstift;afspraakje;cosmetica;date;make-up;opmaken
💍 ring;bruiloft;diamant;glinsteren;romantiek;schitteren;trouwen;verloving
💎 edelsteen;bruiloft;diamant;juweel;romantiek;trouwen;verloving
🔇 speaker uit;dempen;geen geluid;geluid uit;luidspreker;mute;stil;volume
🔈️ speaker;laag volume;luidspreker;volume;zacht
🔉 speaker aan;gemiddeld volume;luidspreker;volume
🔊 speaker luid;hard;hoog volume;luidspreker;volume
📢 luidspreker;luid;megafoon;toespraak;toespreken
📣 megafoon;communicatie;geluid;gouden megafoon;juichen;versterken
📯 posthoorn;blaasinstrument;hoorn;jachthoorn;post
🔔 bel;kerkklok;klok;luiden;pauze;rinkelen
🔕 doorgestreepte bel;dempen;geen;geen geluid;geluid uit;niet toegestaan;stil;stilte
🎼 notenschift;g-sleutel;muziek;partituur
🎵 muzieknoot;achtste noten;muziek;noot
🎶 muzieknoten;achtste noten;geluid;muziek;noot;noten
🎙️ studiomicrofoon;microfoon;muziek;studio
🎚️ schuifregelaar;muziek;niveau;schuifje;volumeregelaar
🎛️ controleknoppen;bediening;knoppen;muziek
🎤 microfoon;geluid;karaoke;muziek;zingen
🎧️ hoofdtelefoon;geluid;koptelefoon;oordopje
📻️ radio;entertainment;muziek
🎷 saxofoon;instrument;muziek;muziekinstrument;sax
🎺 trompet;instrument;muziek;muziekinstrument
🪗 accordeon;bandoneon;concertina;instrument;muziek;trek;trekzak
🎸 gitaar;instrument;muziek;muziekinstrument;strat;stratocaster
🎹 piano;instrument;keyboard;muziek;muziekinstrument
🎻 viool;instrument;muziek;muziekinstrument;stradivarius
🪕 banjo;besnaard;instrument;muziek;snaarinstrument;spelen
🥁 trommel;drummen;drums;drumsticks;muziek;muziekinstrument;trommelen;trommelstokken
🪘 hoge trom;beat;conga;hoog;instrument;ritme
🪇 sambaballen;instrument;muziek;percussie;ratelen;schudden
🪈 fluit;blokfluit;dwarsfluit;houtblazer;muziek;pijperfluit
📱 mobiele telefoon;bellen;communicatie;mobiel;smartphone
📲 mobiel met pijl;bellen;mobiele telefoon;ontvangen;smartphone;telefoon
☎️ telefoon;rode telefoon met hoorn;vaste telefoon
📞 telefoonhoorn;bellen;hoorn;telefoon
📟️ pager;pieper
📠 fax;communicatie;faxapparaat
🔋 batterij
🪫 batterij bijna leeg;accu;electronisch;lege batterij;weinig batterijlading
🔌 stekker;elektriciteit;elektrisch
💻️ laptop;computer;notebook;pc;personal computer
🖥️ desktop;beeldscherm;computer;monitor
🖨️ printer;afdrukken;computer
⌨️ toetsenbord;computer
🖱️ computermuis;computer;muis
🖲️ trackball;computer
💽 harddisk;computer;disk;minidisc;optisch
💾 floppydisk;computer;disk;diskette;floppy;opslaan
💿️ optische schijf;blu-ray;cd;cd-rom;computer;dvd;optisch
📀 dvd;blu-ray;cd;computer;optisch;schijf
🧮 abacus;berekenen;optellen;rekenen;rekenmachine;tellen;telraam
🎥 filmcamera;bioscoop;bollywood;camera;film;hollywood;opnemen
🎞️ filmframes;bioscoop;film;filmrol;films;frames
📽️ filmprojector;bioscoop;film;projector;video
🎬️ klapbord;actie;entertainment;film;filmklapper;filmset;klapper;opnames
📺️ tv;beeld;beeldbuis;televisie
📷️ camera;fotocamera;fotograferen;selfie;snap;video
📸 camera met flitser;fotograferen;video
📹️ videocamera;camcorder;camera;video
📼 videoband;band;film;vhs;video
🔍️ vergrootglas naar links gericht;gereedschap;glas;vergroten;zoeken
🔎 vergrootglas naar rechts gericht;gereedschap;glas;vergroten;zoeken
🕯️ kaars;kaarslicht;licht
💡 gloeilamp;elektrisch;idee;lamp;licht;peertje;strip
🔦 zaklamp;elektrisch;lamp;licht;zaklantaarn
🏮 rode papieren lantaarn;bar;licht;rood
🪔 diya-lamp;diya;lamp;licht;olie;vlam
📔 versierd schrift;boek;decoratief;notitieboekje;omslag;opleiding;school;schrijven
📕 gesloten boek;bibliotheek;educatie;lezen;onderwijs
📖 geopend boek;open
📗 groen boek;bibliotheek;educatie;lezen;onderwijs
📘 blauw boek;bibliotheek;educatie;lezen;onderwijs
📙 oranje boek;bibliotheek;educatie;lezen;onderwijs
📚️ boeken;boek;educatie;kennis;lezen;onderwijs;opleiding;school
📓 schrift;notitieboek
📒 grootboek;map;notitieboek;ringband;schrift
📃 omkrullende pagina;bladzijde;document;half opgerold papier;krul;pagina met krul;papier
📜 rol;papier;papierrol;perkament;perkamentpapier
📄 pagina met bovenzijde omhoog;bladzijde;document
📰 krant;dagblad;nieuws;nieuwsblad;voorpagina;weekblad
🗞️ opgerolde krant;dagblad;nieuws;nieuwsblad;opgerold;weekblad
📑 bladwijzertabs;bladwijzer;bladwijzers;markering;tabbladen;tabs
🔖 bladwijzer;markering
🏷️ label
🪙 munt;dollar;euro;geld;goud;metaal;rijk;schat;zilver
💰️ zak met geld;dollar;geldzak;rijk
💴 yenbiljet;bankbiljet;biljet;briefgeld;briefje;geld;valuta;yen
💵 dollarbiljet;bankbiljet;biljet;briefgeld;briefje;dollar;geld;valuta
💶 eurobiljet;bankbiljet;biljet;briefgeld;briefje;euro;geld;valuta
💷 pondbiljet;bankbiljet;biljet;briefgeld;briefje;geld;pond;valuta
💸 vliegend geld;bankbiljet;biljet;briefgeld;dollar;geld met vleugels;vleugels;vliegen;vliegend bankbiljet
💳️ creditcard;bank;betaalkaart;geld;kaart;krediet;pinpas
🧾 kassabon;administratie;bewijs;boekhouden;boekhouding;bonnetje;factuur;kwitantie;rekening
💹 stijgende grafiek met yenteken;bank;geld;groei;markt;stijging;toenemend;trend;valuta;yen
✉️ envelop;brief;e-mail;mail
📧 e-mail;brief;mail;post
📨 inkomende post;binnengekomen;brief;e-mail;elektronische post;envelop;inkomend;mail;ontvangen
📩 envelop met pijl;brief;communicatie;e-mail;omlaag;post;uitgaand;verzenden;verzonden
📤️ postvak uit;brief;mail;post;uitgaand;verzonden
📥️ postvak in;brief;inkomend;mail;ontvangen;post
📦️ pakket;bezorging;dichtgeplakte doos;doos;pakketje
📫️ gesloten brievenbus met vlaggetje omhoog;post;postbus
📪️ gesloten brievenbus met vlaggetje omlaag;post;postbus
📬️ open brievenbus met vlaggetje omhoog;post;postbus
📭️ open brievenbus met vlaggetje omlaag;post;postbus
📮 brievenbus;brief posten;brievenbus met brief;post;postbus
🗳️ stembus met stembiljet;doos;stem uitbrengen
✏️ potlood
✒️ kroontjespen met zwarte punt;pen;vulpen
🖋️ vulpen;pen
🖊️ pen;ballpoint;balpen
🖌️ kwast;penseel;schilderen;schilderkwast;verven
🖍️ krijtje;krijt;rood krijtje
📝 memo;aantekeningen;opmerkingen;papier;potlood
💼 aktentas;aktetas;boekentas;handtas;kantoor
📁 bestandsmap;bestand;map
📂 geopende map;bestand;geopende bestandsmap;open
🗂️ tabbladen;index;kaart;kaarten
📅 kalender;datum
📆 scheurkalender;kalender
🗒️ schrijfblok met spiraal;notitie;notitieblok
🗓️ kalender met spiraal;blok;jaarkalender;omlegkalender
📇 kaartindex;index;kaart;rolodex;systeemkaarten
📈 stijgende trend;diagram;grafiek;grafiek met stijgende trend;groei;positief;stijgend
📉 dalende trend;dalend;daling;diagram;grafiek;grafiek met dalende trend;negatief
📊 staafdiagram;diagram;grafiek;staaf;staafgrafiek
📋️ klembord;notities;to-dolijst
📌 punaise;speld
📍 ronde speld;kaart;kopspeld;locatie
📎 paperclip;clip
🖇️ twee paperclips aan elkaar;aan elkaar;paperclip;vastgemaakt
📏 liniaal;meetinstrument;meten;rechte lijn;wiskunde
📐 geodriehoek;driehoek;geo;liniaal;meetinstrument;meten;wiskunde
✂️ schaar;gereedschap;knippen
🗃️ kaartenbak;archief;bak;kaart
🗄️ archiefkast;archief;archiveren;kast
🗑️ prullenmand;prullenbak;recyclen
🔒️ slot;gesloten slot;privé
🔓️ geopend hangslot;gekraakt slot;open;open slot;openen
🔏 slot met pen;inkt;privacy;slot met vulpen;vulpen
🔐 gesloten slot met sleutel;beveiligd;slok;slot met sleutel
🔑 sleutel;beveiligd;op slot;openen;wachtwoord
🗝️ oude sleutel;aanwijzing;oud;ouderwetse sleutel;slot
🔨 hamer;gereedschap;timmeren
🪓 bijl;gereedschap;hakken;hout;houthakker;splijten
⛏️ pikhouweel;gereedschap;mijnbouw
⚒️ twee hamers;gereedschap;hamer;hamer en pikhouweel;pikhouweel
🛠️ hamer en moersleutel;gereedschap;klussen
🗡️ dolk;mes;wapen
⚔️ gekruiste zwaarden;degens gekruist;gekruist;wapen
💣️ bom;cartoonbom;explosie;gevaarlijk;ontploffing;strip
🪃 boemerang;australië;buiten;reactie;spel;terugslag
🏹 pijl en boog;boogschieten;boogschutter;horoscoop;sport;sterrenbeeld;wapen
🛡️ schild;bescherming;middeleeuwen;wapen
🪚 houtzaag;afzagen;gereedschap;hout;timmeren;timmerman;voorwerp;zaag;zagen
🔧 moersleutel;engelse sleutel;gereedschap;schroefsleutel
🪛 schroevendraaier;gereedschap;klussen;repareren;schroef
🔩 bout en moer;gereedschap
⚙️ tandwiel;gereedschap;instellingen;radertje;tandrad
🗜️ lijmklem;bankschroef;gereedschap;samendrukken
⚖️ weegschaal;balans;dierenriem;gerechtigheid;gewichten;horoscoop;libra;recht;sterrenbeeld;weegschaal in balans
🦯 taststok;blind;blindenstok;lopen;toegankelijkheid
🔗 schakels;twee ringen
⛓️ kettingen;ketting
🪝 haak;aanbeveling;bocht;hengel;kronkel;vangen;verstrikken;vissen
🧰 gereedschapskist;doos;gereedschap;kist;monteur;rode kist
🧲 magneet;aantrekking;aantrekkingskracht;hoefijzer;magnetisch;positief negatief;uvormig
🪜 ladder;klimmen;omhoog;omlaag;sport;trede;voorwerp
⚗️ distilleerkolf;gereedschap;scheikunde
🧪 reageerbuis;chemicus;experiment;lab;laboratorium;scheikunde;scheikundige;wetenschap
🧫 petrischaal;bacterie;bacteriën;biologe;biologie;bioloog;cultuur;kweek;lab;laboratorium
🧬 DNA;biologe;bioloog;dna;evolutie;gen;genetica;genetisch;leven
🔬 microscoop;experiment;gereedschap;instrument;laboratorium;onderzoek;wetenschap
🔭 telescoop;buitenaards leven;gereedschap;heelal;instrument;sterrenkijker;wetenschap
📡 satellietschotel;antenne;communicatie;satelliet;schotel
💉 injectiespuit;dokter;gereedschap;griep;injectie;medicijn;naald;spuit;vaccinatie;ziek
🩸 bloeddruppel;bloed;bloeden;donatie;druppel;medicijnen;menstruatie;verwonding
💊 pil;dokter;geneeskunde;medicatie;medicijn;vitamine;ziek
🩹 pleister;bloed;pijn;snee;verband;wond;ziekenhuis
🩼 kruk;gewond;handicap;lopen;mobiliteitshulp;stok;wandelstok
🩺 stethoscoop;arts;dokter;geneeskunde;hart;medicijnen;ziekenhuis
🩻 röntgenfoto;borstkas;botten;dokter;medisch;ribben;skelet;ziek;ziekenhuis
🚪 deur;achterdeur;gesloten deur;voordeur
🛗 lift;hijstoestel;machine;omhoog;omlaag;personenlift;toegankelijkheid;voorwerp
🪞 spiegel;make-up;opmaken;reflectie;reflector;speculum;spiegelbeeld;spiegels;voorwerp;weerspiegeling
🪟 raam;doorzichtig;frisse lucht;kijken;kozijn;opening;raamkozijn;uitzicht;venster;voorwerp
🛏️ bed;hotel;slapen
🛋️ bank en lamp;hotel;sofa
🪑 hoge stoel;meubels;meubelstuk;zetel;zitten
🚽 toilet;wc
🪠 ontstopper;kracht;loodgieter;poep;wc;zuiger;zuigkracht
🚿 douche;douchekop;water
🛁 badkuip;bad;badkuip met douche
🪤 muizenval;aas;kaas;lokken;strik;valstrik;vangen
🪒 scheermes;baard;badkamer;mesjes;scheren;scherp;voorwerp
🧴 lotionfles;crème;huidcrème;hydraterende lotion;lotion;lotion flacon;moisturizer;shampoo;zonnebrandcrème;zonnebrandolie
🧷 veiligheidsspeld;luier;luierspeld;punk;speld
🧹 bezem;bezemsteel;heks;schoonmaken;vegen
🧺 mand;boeren;landbouw;oogsten;picknick;wasgoed;wasmand
🧻 rol papier;closetrol;keukenrol;papieren handdoek;toiletpapier;toiletrol;wc-papier;wc-rol
🪣 emmer;aker;dweil;dweilen;poetsen;putemmer;schoonmaken;vat;voorwerp;water
🧼 zeep;baden;inzepen;schoon;schoonmaken;schuim;stuk zeep;wassen;zeepbakje;zeephouder
🫧 zeepbellen;bad;bubbel;bubbels;onderwater;schoon;wassen;zeep
🪥 tandenborstel;badkamer;borstel;hygiëne;poetsen;tanden;tandheelkunde;toiletartikelen
🧽 spons;absorberen;absorberend;baden;poreus;schoonmaken;schrobben
🧯 brandblusapparaat;blusapparaat;blussen;blusser;brandblusser;doven;vuur
🛒 winkelwagen;boodschappen;shoppen;wagen;wagentje;winkelen
🚬 sigaret;roken
⚰️ doodskist;dood;kist;vampier
🪦 grafsteen;begraafplaats;begrafenis;dood;graf;grafzerk;kerkhof;overleden;voorwerp
⚱️ urn;as;begrafenis;dood
🧿 Nazar-amulet;amulet;bedel;blauw;boze oog;kraal;nazar;nazar-amulet;talisman
🪬 hamsa;amulet;bescherming;fatima;geluk;hand;handpalm;maria;mirjam;oog
🗿 moai-beeld;beelden;gezicht;moai;paaseiland;reizen;standbeeld
🪧 plakkaat;bord;demonstratie;mars;poster;protest;protesteren;slogan;voorwerp
🪪 legitimatiebewijs;beveiliging;id;id-kaart;identificatie;identiteitskaart;overheid;vergunning
#8
🏧 pinautomaat;atm;automaat;bank;geld;pinnen
🚮 prullenbaksymbool;afval;prullenbak;teken;vuilnisbak
🚰 drinkwater;drink;drinkbaar;water
♿️ rolstoelsymbool;handicap;rolstoel;symbool;toegang
🚹️ herentoilet;heren;man;plee;toilet;urinoir;wc
🚺️ damestoilet;dames;plee;toilet;vrouw;wc
🚻 toiletten;plee;toilet;wc
🚼️ babysymbool;baby;symbool;verschonen
🚾 wc;toilet;wasgelegenheid;water
🛂 paspoortcontrole;controle;paspoort
🛃 douane;inpakken
🛄 bagage afhalen;aangekomen;ingecheckt;inpakken;klaar;koffer;ophalen;reis;reisje;reizen;tassen;vliegtuig
🛅 bagagekluis;achtergelaten;bagage;kluisje;koffer
⚠️ waarschuwing;voorzichtig
🚸 overstekende kinderen;kind;oversteekplaats;verkeer;voetganger
⛔️ geen toegang;belemmerd;doorgang;ingang;mislukt;niet;verboden;verkeer
🚫 verboden;nee;niet;roken;toegang
🚳 geen fietsen;fiets;nee;niet;verboden
🚭️ niet roken;nee;verboden
🚯 geen afval weggooien;niet;verboden;zwerfvuil
🚱 geen drinkwater;droog;niet drinkbaar;verboden;water
🚷 geen voetgangers;nee;niet;verboden;voetganger
📵 geen mobiele telefoon;mobiel;nee;niet;telefoons;verboden
🔞 niemand onder de 18;achttien;beperking;leeftijd;minderjarig;nee;niet;verboden;één
☢️ radioactief;teken
☣️ biologisch gevaar;teken
⬆️ pijl omhoog;noord;richting;windrichting
↗️ pijl rechtsomhoog;noordoost;rechtsboven;richting;windrichting
➡️ pijl naar rechts;oost;richting;windrichting
↘️ pijl rechtsomlaag;rechtsonder;richting;windrichting;zuidoost
⬇️ pijl omlaag;richting;windrichting;zuid
↙️ pijl linksomlaag;linksonder;richting;windrichting;zuidwest
⬅️ pijl naar links;richting;west;windrichting
↖️ pijl linksomhoog;linksboven;noordwest;richting;windrichting
↕️ pijl omhoog en omlaag;omhoog en omlaag
↔️ pijl naar links en rechts
↩️ pijl naar rechts die naar links draait;gebogen
↪️ pijl naar links die naar rechts draait;gebogen
⤴️ pijl naar rechts die omhoog draait
⤵️ pijl naar rechts die omlaag draait;gebogen
🔃 verticale pijlen met de klok mee;met de klok mee;opnieuw laden;pijl;verticaal;verversen
🔄 pijlen tegen de klok in;déjà;knop;linksom;pijl;tegen de klok in;vernieuwen;vu;weer
🔙 BACK-pijl;back;pijl
🔚 END-pijl;end;pijl
🔛 ON!-pijl;on!;pijl;teken
🔜 SOON-pijl;onderweg;pijl;soon;zo terug
🔝 TOP-pijl;omhoog;pijl;top
🛐 gebedsruimte;bidden;godsdienst;plaats;religie
⚛️ atoomsymbool;atheïst;atoom;symbool
🕉️ om-symbool;hindoeïsme;om;religie
✡️ davidster;david;jodendom;jood;joods;religie;ster
☸️ wiel van dharma;boeddhistisch;religie
☯️ yin en yang;leven;moeilijk;religie;tao;taoist;totaal
✝️ christelijk kruis;christus;latijns;religie
☦️ russisch kruis;christelijk;orthodox;religie
☪️ wassende maan en ster;islam;moslim;ramadan;religie;wassende maan
☮️ vredessymbool;helend;symbool;vrede;vredig
🕎 menora;hannuka;jodendom;joods;kandelaar;religie
🔯 zespuntige ster;geluk;jodendom;joods;met stip;zespuntig
🪯 khanda;religie;sikh
♈️ ram (sterrenbeeld);aries;dierenriem;horoscoop
♉️ stier (sterrenbeeld);dierenriem;horoscoop;os;taurus
♊️ tweelingen (sterrenbeeld);dierenriem;gemini;horoscoop
♋️ kreeft (sterrenbeeld);cancer;dierenriem;horoscoop
♌️ leeuw (sterrenbeeld);dierenriem;horoscoop;leo
♍️ maagd (sterrenbeeld);dierenriem;horoscoop;virgo
♎️ weegschaal (sterrenbeeld);balans;dierenriem;gerechtigheid;horoscoop;libra
♏️ schorpioen (sterrenbeeld);dierenriem;horoscoop;scorpio;scorpius
♐️ boogschutter (sterrenbeeld);dierenriem;horoscoop;sagittarius
♑️ steenbok (sterrenbeeld);capricorn;dierenriem;horoscoop
♒️ waterman (sterrenbeeld);aquarius;dierenriem;drager;horoscoop;water
♓️ vissen (sterrenbeeld);dierenriem;horoscoop;pisces
⛎️ slangendrager (sterrenbeeld);dierenriem;drager;horoscoop;ophiuchus;serpent;slang
🔀 knop voor shuffle;gekruist;nummers;pijl
🔁 knop voor herhalen;met de klok mee;pijl
🔂 knop voor één herhalen;enkel;met de klok mee;pijl;één keer
▶️ knop voor afspelen;driehoek;pijl;rechts
⏩️ knop voor snel vooruitspoelen;dubbel;pijl;vooruit
⏭️ knop voor volgende nummer;driehoek;pijl;scène
⏯️ knop voor afspelen of pauzeren;driehoek;pijl;rechts;spelen
◀️ knop voor terugspoelen;achteruit;driehoek;links;pijl
⏪️ knop voor versneld terugspoelen;dubbele pijl links;links;pijl
⏮️ knop voor vorige nummer;driehoek;laatste;pijl;scène
🔼 knop voor omhoog;pijl;rood
⏫️ knop voor versneld omhoog;dubbel;pijl;snel
🔽 knop voor omlaag;beneden;pijl;rood
⏬️ knop voor versneld omlaag;dubbel;pijl;snel
⏸️ pauzeknop;dubbel;knop;pauze;streep;verticaal
⏹️ knop voor stoppen;vierkant
⏺️ knop voor opnemen;rondje
⏏️ knop voor uitwerpen
🎦 knop voor filmen;bioscoop;camera;film
🔅 knop voor lagere helderheid;dimmen;laag
🔆 knop voor hogere helderheid;helder;licht
📶 mobiel signaal;antenne;communicatie;streep;streepjes;telefoon
🛜 draadloos;computer;internet;netwerk
📳 trilstand;communicatie;mobiel;modus;telefoon;trillen
📴 telefoon uit;mobiel
♀️ vrouwelijkheidssymbool;vrouw
♂️ mannelijkheidssymbool;man
⚧️ transgendersymbool;transgender
✖️ vermenigvuldigen;annuleren;teken;x;×
➕️ plus;+
➖️ min;-;dikgedrukt;teken;wiskunde;−
➗️ delen;deling;dikgedrukt;teken;wiskunde;÷
🟰 vetgedrukt gelijkteken;dikgedrukt;gelijk;gelijkheid;is gelijk aan;teken;uitkomst;wiskunde
♾️ oneindig;eeuwig;grenzeloos;universeel
‼️ dubbel uitroepteken;!;!!;interpunctie;teken;uitroep
⁉️ uitroepteken en vraagteken;!;!?;?;interpunctie;teken;uitroep;vraag;vraagteken-uitroepteken
❓️ rood vraagteken;?;interpunctie;teken;vraag
❔️ wit vraagteken;?;contour;interpunctie;teken;vraag
❕️ wit uitroepteken;!;contour;interpunctie;teken;uitroep
❗️ rood uitroepteken;!;interpunctie;teken;uitroep
〰️ golvend streepje;interpunctie
💱 geld wisselen;bank;valuta
💲 vetgedrukt dollarteken;betalen;dikgedrukt dollarteken;dollar;geld;munteenheid;valuta
⚕️ esculaap;medicijnen;medisch;staf;symbool
♻️ recycling-symbool;recycle;recycling;symbool
⚜️ fleur de lis;fleur-de-lis;ridders
🔱 drietand-symbool;anker;drietand;embleem;gereedschap;poseidon;schip
📛 naamkaartje;badge;kaartje;naam
🔰 Japans symbool voor beginner;blad;chevron;geel;gereedschap;groen;japans
⭕️ lege rode cirkel;groot;hol;o;rood;vet
✅️ knop voor vinkje;afgevinkt;check;gedaan;klaar;markeren;vink;voltooid;✓
☑️ vinkje in vak;check;klaar;stem;uit;vink;✓
✔️ vinkje;afgevinkt;check;dikgedrukt;klaar;teken;✓
❌️ kruisteken;annuleren;kruis;teken;vermenigvuldigen;vermenigvuldiging;x;×
❎️ knop voor kruis;teken;vermenigvuldigen;vermenigvuldiging;vierkant;x;×
➰️ gekrulde lus;gedraaid
➿️ dubbele gekrulde lus;dubbel;krul;krullend
〽️ rolwisselingsmarkering;markering;rolwisseling;teken
✳️ achtpuntige asterisk;*;achtpuntig
✴️ achtpuntige ster;*
❇️ sprankeling;*
©️ copyright;c
®️ gedeponeerd;r
™️ handelsmerksymbool;handel;handelsmerk;merk;tm
#️⃣ toets: #;toets
*️⃣ toets: *;toets
0️⃣ toets: 0;nul;toets
1️⃣ toets: 1;een;toets
2️⃣ toets: 2;toets;twee
3️⃣ toets: 3;drie;toets
4️⃣ toets: 4;toets;vier
5️⃣ toets: 5;toets;vijf
6️⃣ toets: 6;toets;zes
7️⃣ toets: 7;toets;zeven
8️⃣ toets: 8;acht;toets
9️⃣ toets: 9;negen;toets
🔟 toets: 10;toets
🔠 hoofdletters;abcd;invoeren;latijns;letters
🔡 kleine letters;abcd;invoeren;latijns
🔢 cijfers;1234;invoeren
🔣 symbolen;%;&;invoeren;♪;〒
🔤 Latijns alfabet;abc;invoeren;latijns;letters
🅰️ bloedgroep A;bloed;groep;knop
🆎 bloedgroep AB;ab;bloed;groep;knop
🅱️ bloedgroep B;b;bloed;groep;knop
🆑 CL-knop;cl;knop
🆒 COOL-knop;cool;knop
🆓 FREE-knop;free;knop
ℹ️ informatie;i
🆔 ID-knop;id;identiteit;knop
Ⓜ️ M in cirkel;in cirkel;m
🆕 NEW-knop;knop;new
🆖 NG-knop;knop;ng
🅾️ bloedgroep O;bloed;groep;knop;o
🆗 OK-knop;knop;ok;oké
🅿️ P-knop;knop;p;parkeren
🆘 SOS-knop;help;knop;sos
🆙 UP!-knop;knop;teken;up;up!
🆚 VS-knop;knop;versus;vs
🈁 Japans teken voor ‘hier’;hier;japans;katakana;knop
🈂️ Japans teken voor ‘dienstenheffing’;dienstenheffing;japans;katakana;knop;service
🈷️ Japans teken voor ‘maandelijks bedrag’;bedrag;ideogram;japans;knop;maandelijks
🈶 Japans teken voor ‘niet gratis’;gratis;ideogram;japans;knop;kosten;niet
🈯️ Japans teken voor ‘gereserveerd’;gereserveerd;ideogram;japans;knop
🉐 Japans teken voor ‘koopje’;ideogram;japans;knop;koopje
🈹 Japans teken voor ‘korting’;ideogram;japans;knop;korting
🈚️ Japans teken voor ‘gratis’;gratis;ideogram;japans;knop;kosten
🈲 Japans teken voor ‘verboden’;ideogram;japans;knop;verboden
🉑 Japans teken voor ‘acceptabel’;acceptabel;ideogram;japans;knop
🈸 Japans teken voor ‘toepassing’;ideogram;japans;knop;toepassing
🈴 Japans teken voor ‘voldoende (cijfer)‘;cijfer;ideogram;japans;knop;voldoende
🈳 Japans teken voor ‘plaats vrij’;ideogram;japans;knop;plaats vrij
㊗️ Japans teken voor ‘gefeliciteerd’;gefeliciteerd;ideogram;japans;knop
㊙️ Japans teken voor ‘geheim’;geheim;ideogram;japans;knop
🈺 Japans teken voor ‘geopend’;bedrijf;ideogram;japans;knop;open
🈵 Japans teken voor ‘vol, geen plaats’;ideogram;japans;knop;plaats
🔴 rode cirkel;geometrisch;rood
🟠 oranje cirkel
🟡 gele cirkel;geel
🟢 groene cirkel;groen
🔵 blauwe cirkel;blauw;geometrisch
🟣 paarse cirkel;paars
🟤 bruine cirkel;bruin
⚫️ zwarte cirkel;geometrisch;zwart
⚪️ witte cirkel;geometrisch;wit
🟥 rood vierkant;kaart;penalty
🟧 oranje vierkant
🟨 geel vierkant;kaart;penalty
🟩 groen vierkant
🟦 blauw vierkant
🟪 paars vierkant
🟫 bruin vierkant
⬛️ groot zwart vierkant;geometrisch
⬜️ groot wit vierkant;geometrisch
◼️ middelgroot zwart vierkant;geometrisch
◻️ middelgroot wit vierkant
◾️ klein tot middelgroot zwart vierkant;geometrisch;klein tot middelgroot
◽️ klein tot middelgroot wit vierkant;geometrisch;klein tot middelgroot
▪️ klein zwart vierkant;geometrisch
▫️ klein wit vierkant;geometrisch
🔶 grote oranje ruit;diamant;geometrisch;groot
🔷 grote blauwe ruit;blauw;diamant;geometrisch;groot
🔸 kleine oranje ruit;diamant;geometrisch;klein
🔹 kleine blauwe ruit;blauw;diamant;geometrisch;klein
🔺 rode omhoogwijzende driehoek;geometrisch;omhoog;rood;wijzend
🔻 rode omlaagwijzende driehoek;geometrisch;omlaag;rood;wijzend
💠 ruitvorm met stip erin;diamant;geometrisch;strip
🔘 keuzerondje;geometrisch;knop;radio
🔳 witte vierkante knop;geometrisch;omlijnd;vierkant;wit
🔲 zwarte vierkante knop;geometrisch;vierkant;zwart
#9
🏁 geblokte vlag;finish;formule 1;geblokt;racen;sport
🚩 driehoekige vlag;golf;locatie;puntvlag
🎌 gekruiste vlaggen;feest;gekruist;japans;kruis
🏴 zwarte vlag;wapperend;zwart
🏳️ witte vlag;wapperend;wit
🏳️‍🌈 regenboogvlag;biseksueel;glbt;glbtq;homoseksueel;lesbisch;lgbt;lgbtq;lgbtqia;lhbt;pride;queer;regenboog;transgender;twijfelend;vlag
🏳️‍⚧️ transgendervlag;lichtblauw;roze;transgender;vlag;wit
🏴‍☠️ piratenvlag;jolly roger;piraat;plunderen;schat`
