import type { RemotePage } from 'shared/remotes';
import { SearchPage } from './SearchPage';
import { loadSearch, type SearchData, searchHead } from './search-load';

export const page: RemotePage<SearchData> = { load: loadSearch, Page: SearchPage, head: searchHead };
