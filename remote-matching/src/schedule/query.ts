import { buildPath, parseOption, readPageNumber } from '../layout/query-params';

export const views = ['agenda', 'requests', 'calendar', 'history'] as const;
export type View = (typeof views)[number];

/** Parameters of the schedule: `matching` is the id of the open matching, `attend` the token of a scanned code. */
export const parseQuery = (query: URLSearchParams) => ({
  view: parseOption(views, query.get('view')) ?? 'agenda',
  matching: query.get('m'),
  attend: query.get('attend'),
  page: readPageNumber(query),
});

interface ScheduleLocation {
  view: View;
  matching?: string | null;
  page?: number;
}

export const buildSchedulePath = ({ view, matching, page }: ScheduleLocation) =>
  buildPath('/matching/schedule', { ...(view !== 'agenda' && { view }), m: matching, page });
