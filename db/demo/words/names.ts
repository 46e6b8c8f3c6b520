import type { Origin, PortraitGender } from '../portraits/look.ts'

interface Names {
  female: string
  male: string
}

/** Given names by the country's main language; of `younger` people (born since about 1985) and of `older` ones. */
const native: Record<'nl' | 'de' | 'en' | 'fr' | 'it' | 'es' | 'pl', { younger: Names; older: Names }> = {
  nl: {
    younger: {
      female:
        'Sanne Lotte Femke Eva Anouk Iris Lisa Emma Julia Sophie Roos Fleur Maud Noor Lieke Tess Anne Kim Marit Merel Floor Nina Isa Amber Britt Esmee Sterre Jasmijn Elise Myrthe Daphne Jolijn Hanna Lonneke Nienke Renske Marleen Veerle Pleun Bo Silke Sara Laura Charlotte Rosa Yara Puck Vera Suzan Linde',
      male: 'Daan Ruben Jeroen Thomas Lars Bram Sem Tim Stijn Niels Jasper Luuk Sander Maarten Joris Koen Wouter Thijs Rick Bas Floris Gijs Teun Jelle Martijn Mark Tom Max Lucas Nick Roel Dirk Pim Hidde Olivier Casper Sjoerd Joost Mees Guus Tobias Rens Vincent Matthijs Siebe Job Wessel Kars Jurre Abel',
    },
    older: {
      female:
        'Marianne Ingrid Monique Petra Astrid Saskia Karin Ellen Wilma Annemieke Yvonne Jolanda Marijke Anita Mirjam Esther Annelies Jacqueline Els Ria Hanneke Margriet Corrie Gerda Truus Ineke Sylvia Carla Heleen Liesbeth Trudy Loes Marga Nelleke Wil Anja Bianca Miranda Claudia Tineke',
      male: 'Peter Hans Erik Marcel Rob Paul Frank René Ton Wim Jan Henk Kees Piet Gerard Bert Fred Ronald Robert Edwin Jaap Arie Theo Harry Ben Johan Leo Willem Dick Hugo Arnold Michel Ed Joop Cor Gerrit Patrick Marco Richard Rutger',
    },
  },
  de: {
    younger: {
      female:
        'Lena Anna Hannah Laura Julia Sarah Marie Katharina Johanna Lea Miriam Nele Clara Franziska Svenja Theresa Jana Paula',
      male: 'Lukas Jonas Felix Maximilian Florian Philipp Moritz Jan Tobias Sebastian Fabian Simon David Niklas Benedikt Matthias Leon Julian',
    },
    older: {
      female:
        'Sabine Petra Andrea Claudia Susanne Birgit Monika Heike Gabriele Martina Karin Ute Renate Silke Anke Bettina',
      male: 'Michael Thomas Andreas Stefan Jürgen Frank Wolfgang Uwe Bernd Klaus Ralf Dieter Holger Martin Rainer Joachim',
    },
  },
  en: {
    younger: {
      female:
        'Emily Sophie Megan Chloe Hannah Lucy Grace Ella Amy Rachel Holly Zoe Claire Niamh Aoife Erin Rebecca Jess',
      male: 'Jack Tom Harry Ben Sam Oliver James Luke Connor Ryan Liam Callum Ewan Adam Josh Alex Daniel Rory',
    },
    older: {
      female: 'Susan Karen Linda Helen Julie Alison Jane Fiona Deborah Margaret Sharon Wendy Carol Heather',
      male: 'David Paul Andrew Mark Stephen Ian Kevin Graham Neil Brian Colin Alan Keith Martin',
    },
  },
  fr: {
    younger: {
      female: 'Camille Manon Léa Chloé Pauline Juliette Élodie Marion Clémence Inès',
      male: 'Antoine Julien Thibault Maxime Hugo Romain Mathieu Quentin Bastien Louis',
    },
    older: {
      female: 'Isabelle Nathalie Sylvie Catherine Véronique Martine Brigitte Florence',
      male: 'Philippe Laurent Olivier Pascal Thierry Bruno Michel Alain',
    },
  },
  it: {
    younger: { female: 'Giulia Chiara Francesca Martina Sara Elena', male: 'Luca Matteo Andrea Lorenzo Davide Marco' },
    older: { female: 'Paola Daniela Roberta Patrizia', male: 'Giuseppe Roberto Stefano Massimo' },
  },
  es: {
    younger: { female: 'Lucía María Paula Laura Marta Carmen', male: 'Pablo Javier Diego Álvaro Sergio Carlos' },
    older: { female: 'Pilar Isabel Teresa Rosa', male: 'José Antonio Manuel Fernando' },
  },
  pl: {
    younger: { female: 'Zuzanna Julia Maja Agnieszka Magda Ola', male: 'Jakub Mateusz Michał Kacper Bartek Piotr' },
    older: { female: 'Ewa Barbara Małgorzata Danuta', male: 'Andrzej Marek Tomasz Krzysztof' },
  },
}

/** Given names of families from elsewhere, whichever country they live in now. */
const elsewhere: Record<Exclude<Origin, 'europe'>, Names> = {
  mediterranean: {
    female:
      'Elif Defne Zeynep Selin Melissa Giulia Elena Carmen Ana Sofia Despina Leyla Aylin Derya Ines Marisol Filipa',
    male: 'Emre Deniz Kaan Can Marco Luca Paolo Miguel Rui Nikos Mehmet Cem Diego Rafael Tiago Murat Adem',
  },
  arab: {
    female: 'Amira Samira Fatima Yasmina Nadia Layla Salma Soukaina Noura Hanan Ikram Rania Zineb Malika Naima Dounia',
    male: 'Samir Youssef Karim Bilal Omar Ayoub Rachid Nabil Hamza Tarik Said Mustapha Anas Ilias Jamal Khalid',
  },
  africa: {
    female:
      'Joy Naomi Esther Abena Grace Chantal Amina Faith Gloria Ama Shanice Rowena Helen Selam Nyasha Mercy Marvelyn',
    male: 'Kofi Kwame Winston Jermaine Samuel Emmanuel Isaac Desmond Rodney Orlando Clyde Yaw Dawit Moses Elton Romeo Kelvin',
  },
  eastAsia: {
    female: 'Mei Linh Yuki Hana Lan Xin Ling Thuy Minji Aiko Wen Mai',
    male: 'Wei Jun Kenji Minh Tuan Hao Jin Ryo Chen Long Duc Kai',
  },
  southAsia: {
    female: 'Priya Anjali Dewi Sunita Shanti Putri Meera Nisha Indira Kavita Ratna Radha Maya Sari',
    male: 'Ravi Arjun Rohan Vikram Amit Dewa Sanjay Budi Rajesh Anil Harpreet Kiran Suresh Wayan',
  },
}

export type NameLanguage = keyof typeof native

export function namesFor(person: {
  language: NameLanguage
  origin: Origin
  gender: PortraitGender
  age: number
}): string[] {
  const { language, origin, gender, age } = person
  const names = origin === 'europe' ? native[language][age < 41 ? 'younger' : 'older'] : elsewhere[origin]
  return names[gender].split(' ')
}
