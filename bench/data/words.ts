/** Enough different words that texts compress and compare as those of people do. */
export const names = {
  female:
    'Sanne Lotte Femke Eva Anouk Iris Lisa Emma Julia Sophie Roos Marleen Petra Ingrid Monique Saskia Karin Ellen'.split(
      ' ',
    ),
  male: 'Daan Ruben Jeroen Thomas Lars Bram Tim Stijn Niels Jasper Peter Hans Erik Marcel Rob Paul Frank Henk'.split(
    ' ',
  ),
}

export const sentences = [
  'Ik hou van lange wandelingen langs het strand, het liefst als het net geregend heeft.',
  'In het weekend sta ik vaak in de keuken en probeer ik iets nieuws.',
  'Muziek staat hier altijd aan, van jazz tot stevige rock.',
  'Ik zoek iemand om mee te lachen en om stil mee te kunnen zijn.',
  'Twee katten, een moestuin en een fiets die altijd piept.',
  'Reizen doe ik graag met de trein, met een boek en zonder haast.',
  'Vertel me wat je vandaag aan het lachen maakte.',
  'Ik werk in de zorg en dat doe ik met plezier.',
]

export const phrases = [
  'Hoi, leuk profiel heb je!',
  'Dank je wel, jij ook. Wat doe je dit weekend?',
  'Ik ga zaterdag naar de markt en daarna koken voor vrienden. En jij?',
  'Ja, dat lijkt me wel wat.',
  'Haha, dat had ik ook toen ik daar voor het eerst was.',
  'Zullen we een keer koffie drinken?',
  'Welke dag komt jou het beste uit? Ik kan donderdag en zondag.',
  'Tot dan!',
]
