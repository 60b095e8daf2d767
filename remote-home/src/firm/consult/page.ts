import type { RemotePage } from 'shared/remotes';
import { ConsultPage } from './ConsultPage';
import { getConsultHead } from './head';
import { type ConsultData, loadConsult } from './load';

export const page: RemotePage<ConsultData> = { load: loadConsult, Page: ConsultPage, head: getConsultHead };
