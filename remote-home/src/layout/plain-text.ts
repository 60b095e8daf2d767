const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
/** Characters of a description. */
const descriptionLength = 160;

/** The text of rich text without tags, cut to at most `maxLength` characters. */
export const toPlainText = (html: string, maxLength = descriptionLength) => {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
};
