import type { Api } from 'shared/client';
import { decodeSegment } from 'shared/format';
import type { LoadContext } from 'shared/remotes';
import { readPageNumber } from '../../layout/query-params';
import { parseLotQuery } from '../search/lot-query';

const programPageSize = 24;
const lotPageSize = 24;

export type ProgramCardData = Awaited<ReturnType<Api['programs']['list']>>['programs'][number];

export const loadPrograms = async ({ api, query }: LoadContext) => {
  const [list, halls] = await Promise.all([
    api.programs.list({ query: { page: readPageNumber(query), limit: programPageSize } }),
    // The page is shown without the halls where they cannot be loaded.
    api.halls.list().then(
      ({ halls }) => halls,
      () => [],
    ),
  ]);
  return { list, halls };
};

export const loadProgram = async ({ api, params, query }: LoadContext) => {
  const { program, serverTime } = await api.programs.get({ params: { id: decodeSegment(params.id) } });
  const { page, sort } = parseLotQuery({ params: {}, query });
  const works = await api.works
    .list({ query: { program: program._id, page, limit: lotPageSize, sort: sort ?? 'lotNo' } })
    // The page is shown with an error in place of the lots (null) where they cannot be loaded.
    .catch(() => null);
  return { program, works, serverTime };
};

export const loadHall = ({ api, params, query }: LoadContext) =>
  api.halls.get({
    params: { hall: params.hall ?? '' },
    query: { page: readPageNumber(query), limit: lotPageSize, sort: 'lotNo' },
  });

export type ProgramsData = Awaited<ReturnType<typeof loadPrograms>>;
export type ProgramData = Awaited<ReturnType<typeof loadProgram>>;
export type HallData = Awaited<ReturnType<typeof loadHall>>;
