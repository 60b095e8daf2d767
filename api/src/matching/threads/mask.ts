/**
 * Ways to reach somebody: addresses of mails and pages, numbers as they are spoken to be dialled, names in messengers.
 * Written with spaces, points or words between, they are still found; prices and dates are left alone.
 */
const ways = [
  /[^\s@<>()[\],;:]+\s?(?:@|\(at\)|\[at\]|골뱅이)\s?[^\s@<>()[\],;:]+\.[^\s@<>()[\],;:]+/giu,
  /(?:https?:\/\/|www\.)\S+/giu,
  /(?:\+|00)\s?\d{1,3}(?:[\s().-]*\d){6,12}/gu,
  /(?<!\d)0\d{1,2}(?:[\s().-]*\d){7,8}(?!\d)/gu,
  /(?<!\d)1[568]\d{2}[\s.-]?\d{4}(?!\d)/gu,
  /(?:카카오톡|카톡|kakao(?:talk)?|line|wechat|weixin|微信|telegram|텔레그램)\s*(?:id|아이디|号)?\s*[:：]\s*\S+/giu,
];

export const hidden = '•••';

/** A text without what would lead past the platform. */
export const mask = (text: string) => ways.reduce((left, way) => left.replace(way, hidden), text);
