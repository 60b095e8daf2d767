import { escapeHtml } from '../http/sanitise-html';

/** HTML that is safe to output. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | Value[];

const escapeValue = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escapeValue).join('');
  return escapeHtml(String(value));
};

/** Template tag for HTML; values are escaped unless they are `Html`. */
export const html = (parts: TemplateStringsArray, ...values: Value[]) =>
  new Html(parts.reduce((text, part, index) => text + escapeValue(values[index - 1] ?? '') + part));
