import { addressWith, oneOf, pageIn } from '../../find/fairs/query';

export const views = ['agenda', 'requests', 'calendar', 'history'] as const;
export type View = (typeof views)[number];

/** What the address asks for; `matching` is the one that is open, `attend` the token of a scanned code. */
export const readQuery = (query: URLSearchParams) => ({
  view: oneOf(views, query.get('view')) ?? 'agenda',
  matching: query.get('m'),
  attend: query.get('attend'),
  page: pageIn(query),
});

interface Asked {
  view: View;
  matching?: string | null;
  page?: number;
}

export const addressOf = ({ view, matching, page }: Asked) =>
  addressWith('/matching/schedule', { ...(view !== 'agenda' && { view }), m: matching, page });
