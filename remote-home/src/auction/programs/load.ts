import type { Api } from 'shared/client';
import type { LoadContext } from 'shared/remotes';
import { pageOf } from '../../firm/magazine/load';
import { readQuery } from '../search/query';

const programsShown = 24;
const lotsShown = 24;

export type ProgramCardData = Awaited<ReturnType<Api['programs']['list']>>['programs'][number];

export const loadPrograms = async ({ api, query }: LoadContext) => {
  const [list, halls] = await Promise.all([
    api.programs.list({ query: { page: pageOf(query), limit: programsShown } }),
    // The programmes stand without the halls.
    api.halls.list().then(
      ({ halls }) => halls,
      () => [],
    ),
  ]);
  return { list, halls };
};

export const loadProgram = async ({ api, params, query }: LoadContext) => {
  const { program, serverTime } = await api.programs.get({ params: { id: params.id ?? '' } });
  const { page, sort } = readQuery({ params: {}, query });
  const works = await api.works
    .list({ query: { program: program._id, page, limit: lotsShown, sort: sort ?? 'lotNo' } })
    // The programme stands without its lots; null is a list that could not be had.
    .catch(() => null);
  return { program, works, serverTime };
};

export const loadHall = ({ api, params, query }: LoadContext) =>
  api.halls.get({
    params: { hall: params.hall ?? '' },
    query: { page: pageOf(query), limit: lotsShown, sort: 'lotNo' },
  });

export type ProgramsData = Awaited<ReturnType<typeof loadPrograms>>;
export type ProgramData = Awaited<ReturnType<typeof loadProgram>>;
export type HallData = Awaited<ReturnType<typeof loadHall>>;
