const keys = ['remotes', 'permit', 'without'];

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const pairOf = (piece: string) => {
  const [key = '', ...value] = piece.split('=');
  return { piece, key: decoded(key), value: value.join('=') };
};

/**
 * A query without what points the page at other builds, and that alone. The rest stays letter by letter, so that
 * server and browser name the same page alike.
 */
export const splitSearch = (search: string) => {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .map((piece) => pairOf(piece));
  if (!pairs.some(({ key }) => key === 'remotes')) return { rest: search, override: [] };
  const rest = pairs.filter(({ key, piece }) => piece && !keys.includes(key)).map(({ piece }) => piece);
  return {
    rest: rest.length > 0 ? `?${rest.join('&')}` : '',
    override: pairs.filter(({ key }) => keys.includes(key)).map(({ key, value }) => ({ key, value })),
  };
};

/** An address of this page that asks for an override. */
export const withOverride = (href: string, override: string) => {
  const url = new URL(href);
  const { rest } = splitSearch(url.search);
  url.search = rest ? `${rest}&${override}` : override;
  return url.href;
};
