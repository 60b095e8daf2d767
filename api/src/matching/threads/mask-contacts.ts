/**
 * Contact data: e-mail addresses, URLs, telephone numbers, messenger ids. Common obfuscations (spaces, dots, words) are
 * found; prices and dates are not matched.
 */
const contactPatterns = [
  // Tried at the start of a word only, or a long one would be read again from each of its letters.
  /(?<![^\s@<>()[\],;:])[^\s@<>()[\],;:]+\s?(?:@|\(at\)|\[at\]|골뱅이)\s?[^\s@<>()[\],;:.]{1,63}\.[^\s@<>()[\],;:]+/giu,
  /(?:https?:\/\/|www\.)\S+/giu,
  /(?:\+|00)\s?\d{1,3}(?:[\s().-]*\d){6,12}/gu,
  /(?<!\d)0\d{1,2}(?:[\s().-]*\d){7,8}(?!\d)/gu,
  /(?<!\d)1[568]\d{2}[\s.-]?\d{4}(?!\d)/gu,
  /(?:카카오톡|카톡|kakao(?:talk)?|line|wechat|weixin|微信|telegram|텔레그램)\s*(?:(?:id|아이디|号)\s*)?[:：]\s*\S+/giu,
];

const placeholder = '•••';

/** Replaces contact data in a text by `•••` (M22). */
export const maskContacts = (text: string) =>
  contactPatterns.reduce((masked, pattern) => masked.replace(pattern, placeholder), text);
