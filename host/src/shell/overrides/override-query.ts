const overrideKeys = ['remotes', 'permit', 'without'];

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const parsePair = (piece: string) => {
  const [key = '', ...value] = piece.split('=');
  return { piece, key: decode(key), value: value.join('=') };
};

/**
 * Splits a query into the override parameters and the rest. The rest keeps its exact spelling, so that server and browser
 * use the same address for the same page.
 */
export const splitSearch = (search: string) => {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .map((piece) => parsePair(piece));
  if (!pairs.some(({ key }) => key === 'remotes')) return { rest: search, override: [] };
  const rest = pairs.filter(({ key, piece }) => piece && !overrideKeys.includes(key)).map(({ piece }) => piece);
  return {
    rest: rest.length > 0 ? `?${rest.join('&')}` : '',
    override: pairs.filter(({ key }) => overrideKeys.includes(key)).map(({ key, value }) => ({ key, value })),
  };
};

/** Returns the address with this override in place of a former one. */
export const withOverride = (href: string, override: string) => {
  const url = new URL(href);
  const { rest } = splitSearch(url.search);
  url.search = rest ? `${rest}&${override}` : override;
  return url.href;
};
