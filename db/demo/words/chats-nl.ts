/**
 * What members write to each other, in pieces that follow one another: a beginning, some subjects, an end. `>` is the
 * one who began, `<` the other; `{a}` and `{b}` are their names, `{cityA}` and `{cityB}` where they live.
 */
export type ChatPiece = readonly string[]

export const chatBeginnings: readonly ChatPiece[] = [
  [
    '> Hoi {b}, je profiel maakte me nieuwsgierig. Hoe is je week?',
    '< Hoi {a}! Druk, maar leuk druk. En die van jou?',
    '> Rustig gelukkig. Ik heb eindelijk mijn fiets gemaakt.',
    '< Kijk, dat noem ik een goede week.',
  ],
  [
    '> Dag {b}, ik zag dat je in {cityB} woont. Ken je daar een goede koffietent?',
    '< Zeker. Maar dan moet je wel beloven dat je het niet doorvertelt.',
    '> Beloofd, hand op mijn hart.',
    '< Achter de kerk, de deur met de blauwe luiken. Graag gedaan.',
  ],
  [
    '> Hé {b}! Wat een fijne foto, waar is die gemaakt?',
    '< Dank je! Vorige zomer, vlak bij huis eigenlijk.',
    '> Dan woon je mooi.',
    '< Op een goede dag wel ja. Vandaag regent het zijwaarts.',
  ],
  [
    '> Hoi, ik moest lachen om je tekst. Dat gebeurt me niet vaak hier.',
    '< Dan is hij gelukt! Ik heb er een hele avond over gedaan.',
    '> Dat zie je er niet aan af, en dat is een compliment.',
  ],
  [
    '> Goedemorgen {b}. Eerste vraag van de dag: zoet of hartig ontbijt?',
    '< Hartig, altijd. Jij?',
    '> Zoet. Dit wordt ingewikkeld.',
    '< Tegenpolen, zullen we maar zeggen.',
    '< En in het weekend mag alles.',
  ],
  [
    '> Hallo {b}, ik ben {a}. Ik vond dat iemand de eerste zin moest schrijven.',
    '< Dapper! En meteen een nette ook.',
    '> Ik heb hem drie keer herschreven.',
    '< Eerlijk ook nog. Vertel, wat doe je als je niet schrijft?',
  ],
  [
    '> Hoi {b}! We hebben drie interesses gemeen, ik heb ze geteld.',
    '< Welke drie? Nu wil ik het weten.',
    '> Koken, wandelen en laat opblijven. Die laatste vul ik zelf in.',
    '< Die klopt helaas.',
  ],
  [
    '> Hé {b}, woon je al lang in {cityB}?',
    '< Al tien jaar. En jij in {cityA}, zie ik?',
    '> Ja, en met plezier. Komt hier ooit een trein uit jouw kant?',
    '< Als hij rijdt.',
  ],
  [
    '> Hoi {b}, als je één dag vrij had en niets hoefde, wat zou je dan doen?',
    '< Uitslapen, markt, lang lunchen en daarna een film. En jij?',
    '> Precies dat, maar dan in een andere volgorde.',
    '< De film eerst? Durf.',
  ],
  [
    '> Dag {b}, leuk je hier te zien!',
    '< Dat mag ook weleens gezegd worden. Dag {a}!',
    '> Ik ben een beetje roestig in dit soort gesprekken.',
    '< Ik ook, dus dat komt goed uit.',
  ],
  [
    '> Hoi {b}! Ik ben op zoek naar een goed boek. Wat lees jij nu?',
    '< Een dikke familieroman, ik ben pas op de helft. Lees jij ook?',
    '> Vooral in de trein. Nu een detective.',
    '< Niet zeggen wie het gedaan heeft.',
  ],
  [
    '> Hé {b}, jij ziet eruit als iemand die weet waar je goed kunt eten.',
    '< Ha, is dat een compliment?',
    '> Het was zeker zo bedoeld.',
    '< Dan neem ik het aan. En het klopt.',
  ],
  [
    '> Hoi {b}, hoe was je weekend?',
    '< Heerlijk lui. Soep gekookt en verder niets. Het jouwe?',
    '> Verjaardag van mijn neefje, dus nu nog steeds glitter in mijn haar.',
    '< Staat vast goed.',
  ],
  [
    '> Goedenavond {b}. Ik dacht: als ik nu niets stuur, doe ik het nooit.',
    '< Goedenavond! Goed dat je het deed.',
    '> Pak van mijn hart.',
    '< En nu gewoon gezellig kletsen, verder hoeft er niets.',
  ],
  [
    '> Hoi {b}! Katten of honden? Er hangt veel van af.',
    '< Honden, maar ik zeg geen nee tegen een kat op schoot.',
    '> Het juiste antwoord. Je bent door.',
    '< Wat een opluchting.',
  ],
]

export const chatEndings: readonly ChatPiece[] = [
  [
    '> Zullen we een keer koffie drinken? Zaterdag ergens in het midden?',
    '< Lijkt me leuk! Rond elf uur?',
    '> Elf uur is goed. Ik ben degene die te vroeg is.',
    '< Dan ben ik degene met de rode sjaal.',
  ],
  ['< Ik moet er zo vandoor, maar dit was leuk.', '> Vond ik ook. Morgen verder?', '< Graag. Slaap lekker straks!'],
  [
    '> Ik vind dat we dit gesprek lopend moeten voortzetten.',
    '< Letterlijk bedoel je?',
    '> Een rondje om de plas, met taart na afloop.',
    '< Je had me bij taart. Zondag?',
    '> Zondag!',
  ],
  [
    '< Zeg {a}, bellen we morgen even? Dat praat makkelijker.',
    '> Goed plan. Na achten ben ik er.',
    '< Top, tot morgen dan.',
  ],
  ['> Mag ik zeggen dat ik je leuk vind schrijven?', '< Dat mag je zelfs vaker zeggen.', '> Genoteerd.'],
  [
    '< Ik ga koken, anders wordt het weer brood.',
    '> Verstandig. Eet smakelijk alvast!',
    '< Dank je. Volgende keer schuif je maar aan.',
  ],
  ['> Zaterdag markt, daarna koken? Jij snijdt, ik roer.', '< Deal. Ik neem wijn mee.', '> En ik zet de muziek aan.'],
  [
    '< Wat zullen we doen als het regent?',
    '> Museum. En anders de film.',
    '< Ik zie het helemaal zitten. Tot zaterdag!',
    '> Tot zaterdag {b}!',
  ],
  [
    '> Dank je voor het fijne gesprek, ik zit hier te glunderen boven mijn thee.',
    '< Ik ook, maar dan boven de afwas.',
    '> Slaap lekker {b}.',
    '< Jij ook {a}.',
  ],
  [
    '< Ik zit volgende week in {cityA} voor mijn werk. Lunch?',
    '> Ja leuk! Ik weet een plek met goede soep.',
    '< Soep en een gesprek, perfect.',
  ],
]
