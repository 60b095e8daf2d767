const paragraph = /<p\b(?=[^>]*mso-list:\s*l\d+\s+level(\d+))[^>]*>([\s\S]*?)<\/p>/gi;
/** The bullet or number, in a condition for old browsers or, where the browser dropped that, in a span. */
const marker =
  /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>|<span\b[^>]*mso-list:\s*Ignore[^>]*>([\s\S]*?)<\/span>(?:\s*<\/span>)*/i;
const numbered = /^\(?(?:(\d+)|[ivxlc]+|[a-z]|[가-힣])[.)]/i;

interface Item {
  level: number;
  ordered: boolean;
  /** The number at which an ordered list begins; 1 for letters and Roman numbers. */
  start: number;
  html: string;
}

const toItem = ([, level, html = '']: RegExpMatchArray): Item => {
  const [mark, conditional, ignored] = marker.exec(html) ?? [''];
  const sign = (conditional ?? ignored ?? '').replaceAll(/<[^>]*>|&nbsp;|\s/g, '');
  const number = numbered.exec(sign);
  return {
    level: Number(level),
    ordered: number !== null,
    start: Number(number?.[1] ?? 1),
    html: html.replace(mark, '').trim(),
  };
};

/** Lists of the items from `from` on, as far as they are not above `level`; deeper ones lie in the item before. */
const buildLists = (items: Item[], from: number, level: number): { html: string; next: number } => {
  let html = '';
  let next = from;
  while (items[next] && (items[next] as Item).level >= level) {
    const { ordered, start } = items[next] as Item;
    const tag = ordered ? 'ol' : 'ul';
    html += ordered && start > 1 ? `<ol start="${start}">` : `<${tag}>`;
    for (let item = items[next]; item && item.level >= level && item.ordered === ordered; item = items[next]) {
      const inner = buildLists(items, next + 1, item.level + 1);
      html += `<li><p>${item.html}</p>${inner.html}</li>`;
      next = inner.next;
    }
    html += `</${tag}>`;
  }
  return { html, next };
};

/** Word writes the items of a list as paragraphs with a bullet as text. Here they become lists. */
export const convertWordLists = (html: string) => {
  let result = '';
  let end = 0;
  let items: Item[] = [];
  const flush = () => {
    if (items.length > 0) result += buildLists(items, 0, Math.min(...items.map(({ level }) => level))).html;
    items = [];
  };
  for (const match of html.matchAll(paragraph)) {
    const between = html.slice(end, match.index);
    if (between.trim()) {
      flush();
      result += between;
    }
    items.push(toItem(match));
    end = match.index + match[0].length;
  }
  flush();
  return result + html.slice(end);
};
