import { hasBatchim } from 'es-hangul';

/** Particles by what precedes them: a final consonant, none, or either. The longer ones first. */
const afterConsonant = [
  '으로부터',
  '이라는',
  '으로는',
  '으로도',
  '이라도',
  '으로',
  '이란',
  '이나',
  '이랑',
  '을',
  '은',
  '이',
  '과',
];
const afterVowel = ['라는', '란', '랑', '를', '는', '가', '와'];
const afterEither = [
  ...[
    '에서부터',
    '에게서',
    '한테서',
    '에서는',
    '에서도',
    '에서',
    '에게',
    '한테',
    '께서',
    '부터',
    '까지',
    '처럼',
    '보다',
    '하고',
  ],
  ...['마다', '밖에', '에는', '에도', '의', '에', '도', '로', '만'],
];
/** After these a name of one syllable is left, too. */
const objects = ['을', '를', '은', '는'];

const findParticle = (word: string) => {
  const ends = (particle: string) => word.endsWith(particle);
  const fits = (particle: string) => {
    const rest = word.slice(0, -particle.length);
    return rest.length >= (objects.includes(particle) ? 1 : 2);
  };
  const isAfterConsonant = (particle: string) => hasBatchim(word.slice(0, -particle.length));
  return [
    ...afterEither.filter(ends).filter(fits),
    ...afterConsonant.filter(ends).filter((particle) => fits(particle) && isAfterConsonant(particle)),
    ...afterVowel.filter(ends).filter((particle) => fits(particle) && !isAfterConsonant(particle)),
  ].toSorted((one, other) => other.length - one.length)[0];
};

/** A word without its Korean particle or English plural: 앞치마를 is 앞치마. Null for a word without one. */
export const stripEnding = (word: string): string | null => {
  if (/^[a-z]{3,}s$/i.test(word) && !/ss$/i.test(word)) return word.slice(0, -1);
  if (!/^[가-힣]+$/.test(word)) return null;
  const particle = findParticle(word);
  return particle === undefined ? null : word.slice(0, -particle.length);
};
