/** A Korean particle with both forms, as in translations after a placeholder, and the character before it. */
const openParticle = /([가-힣\d])([\])」』’”"']*)(와\(과\)|이\(가\)|은\(는\)|을\(를\)|\(으\)로)/g;

/** The form after a final consonant, and the form without one. */
const particleForms: Readonly<Record<string, readonly [closed: string, bare: string]>> = {
  '와(과)': ['과', '와'],
  '이(가)': ['이', '가'],
  '은(는)': ['은', '는'],
  '을(를)': ['을', '를'],
  '(으)로': ['으로', '로'],
};

/** The final sounds of the digits from 0 on when read aloud: 영, 일, 이, 삼, … */
const digitFinals = ['ㅇ', 'ㄹ', '', 'ㅁ', '', '', 'ㄱ', 'ㄹ', 'ㄹ', ''] as const;

const firstSyllable = 0xac00;
const finalsPerVowel = 28;
const finalL = 8;

const getFinalSound = (char: string) => {
  if (/\d/.test(char)) return digitFinals[Number(char)];
  const final = (char.charCodeAt(0) - firstSyllable) % finalsPerVowel;
  return final === 0 ? '' : final === finalL ? 'ㄹ' : 'ㅇ';
};

/**
 * Chooses the form of Korean particles by the sound before them: `한빛와(과)` becomes `한빛과`. After a Latin word both
 * forms stay, because its pronunciation is unknown.
 */
export const resolveParticles = (text: string) =>
  text.replace(openParticle, (match, char: string, brackets: string, particle: string) => {
    const [closed, bare] = particleForms[particle] ?? [match, match];
    const end = getFinalSound(char);
    const isBare = end === '' || (end === 'ㄹ' && particle === '(으)로');
    return `${char}${brackets}${isBare ? bare : closed}`;
  });
