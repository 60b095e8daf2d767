/** A particle in both of its forms, as a text leaves it open behind a name. */
const openParticle = /([가-힣\d])([\])」』’”"']*)(와\(과\)|이\(가\)|은\(는\)|을\(를\)|\(으\)로)/g;

/** After a final consonant, and without one. */
const forms: Readonly<Record<string, readonly [closed: string, bare: string]>> = {
  '와(과)': ['과', '와'],
  '이(가)': ['이', '가'],
  '은(는)': ['은', '는'],
  '을(를)': ['을', '를'],
  '(으)로': ['으로', '로'],
};

/** How the digits from 0 on end when they are read aloud: 영, 일, 이, 삼, … */
const digitEnds = ['ㅇ', 'ㄹ', '', 'ㅁ', '', '', 'ㄱ', 'ㄹ', 'ㄹ', ''] as const;

const firstSyllable = 0xac00;
const finalsPerVowel = 28;
const finalL = 8;

const endOf = (char: string) => {
  if (/\d/.test(char)) return digitEnds[Number(char)];
  const final = (char.charCodeAt(0) - firstSyllable) % finalsPerVowel;
  return final === 0 ? '' : final === finalL ? 'ㄹ' : 'ㅇ';
};

/**
 * Korean particles follow the sound of what they stand behind, which a text with holes cannot know: `한빛와(과)` becomes
 * `한빛과`. How a Latin word is read is nobody's guess, so behind one both forms stay.
 */
export const settleParticles = (text: string) =>
  text.replace(openParticle, (whole, char: string, brackets: string, particle: string) => {
    const [closed, bare] = forms[particle] ?? [whole, whole];
    const end = endOf(char);
    const isBare = end === '' || (end === 'ㄹ' && particle === '(으)로');
    return `${char}${brackets}${isBare ? bare : closed}`;
  });
