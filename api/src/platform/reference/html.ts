/** HTML that is already safe. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | Value[];

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const textOf = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  return String(value).replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
};

/** HTML from a template; what is filled in is text unless it is HTML of ours. */
export const html = (parts: TemplateStringsArray, ...values: Value[]) =>
  new Html(parts.reduce((text, part, index) => text + textOf(values[index - 1] ?? '') + part));
