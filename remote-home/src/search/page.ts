import type { RemotePage } from 'shared/remotes';
import { getSearchHead, loadSearch, type SearchData } from './load';
import { SearchPage } from './SearchPage';

export const page: RemotePage<SearchData> = { load: loadSearch, Page: SearchPage, head: getSearchHead };
