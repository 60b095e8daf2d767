import type { LoadContext } from 'shared/remotes';

export const loadTerms = ({ api, params, query }: LoadContext) => {
  const version = Number.parseInt(query.get('version') ?? '', 10);
  return api.terms.get({ params: { code: params.code ?? '' }, query: version > 0 ? { version } : {} });
};

export type TermsData = Awaited<ReturnType<typeof loadTerms>>;
