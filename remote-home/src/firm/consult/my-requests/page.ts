import type { RemotePage } from 'shared/remotes';
import { getMyRequestsHead } from '../head';
import { type ConsultChoices, loadMyRequests } from '../load';
import { MyRequestsPage } from './MyRequestsPage';

export const page: RemotePage<ConsultChoices> = { load: loadMyRequests, Page: MyRequestsPage, head: getMyRequestsHead };
