import { convertHangulToQwerty } from 'es-hangul';

/** Keys of a text, and for each key where the character that it comes from starts and ends in the text. */
export interface MappedKeys {
  keys: string;
  starts: number[];
  ends: number[];
}

const han = /^[\u4e00-\u9fff]$/;

const findKeys = (letter: string) => {
  if (han.test(letter)) return ` ${letter.charCodeAt(0).toString(16)} `;
  if (/^[가-힣ㄱ-ㅣ]$/.test(letter)) return convertHangulToQwerty(letter).toLowerCase();
  return letter
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ');
};

const keysOfLetters = new Map<string, string>();

/** The keys of one character; a space where it has none. The library takes too long to be asked for every character of a text. */
const toKeys = (letter: string) => {
  const known = keysOfLetters.get(letter);
  if (known !== undefined) return known;
  const keys = findKeys(letter);
  // Others are rare, and there are very many of them.
  if (letter <= '힣') keysOfLetters.set(letter, keys);
  return keys;
};

/** Maps a text in NFC to the keys that type it, as the function `search_keys` of the database does. */
export const mapToKeys = (text: string): MappedKeys => {
  const keys = [' '];
  const [starts, ends] = [[0], [0]];
  const add = (key: string, start: number, end: number) => {
    // Spaces stand alone.
    if (key === ' ' && keys.at(-1) === ' ') return;
    keys.push(key);
    starts.push(start);
    ends.push(end);
  };
  let at = 0;
  for (const letter of text) {
    for (const key of toKeys(letter)) add(key, at, at + letter.length);
    at += letter.length;
  }
  if (keys.length === 1) keys.push('');
  add(' ', at, at);
  return { keys: keys.join(''), starts, ends };
};

/**
 * The keys that type a text on a Korean keyboard, in words between single spaces: 하자 is ` gkwk `, and so is `gkwk`, for somebody who
 * has forgotten to switch the keyboard. Each Chinese character is a word, its code in hexadecimal digits.
 */
export const toSearchKeys = (text: string) => mapToKeys(text.normalize('NFC')).keys;
