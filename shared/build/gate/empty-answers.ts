import { contract, createLocaliser, listRoutes } from 'shared/contract';
import { findByPath } from 'shared/rendering/match-route';
import { type Answers, createNotFound } from './answers';
import { createEmptyValue } from './empty-value';

const routes = listRoutes(contract)
  .map(({ route }) => route)
  .filter(({ method }) => method === 'GET');

/** Of a list. */
const firstPage = { page: 1, limit: 20 };

/**
 * The API of a site without content: lists are empty, what there is once (the setting) says as little as the contract allows, and no record
 * is found.
 */
export const emptyAnswers: Answers = {
  title: 'with empty answers',
  hasRecords: false,
  read: async (address, language) => {
    const { pathname } = new URL(address, 'http://host');
    const route = findByPath(routes, pathname.replace(/^\/api/, ''));
    const response = route && !route.path.includes(':') && typeof route.response === 'object' ? route.response : null;
    if (!route || !response) throw createNotFound();
    const value = createEmptyValue(response) as object;
    const answer = { ...value, ...('total' in value && firstPage) };
    if (!response.safeParse(answer).success) throw createNotFound();
    return route.localised ? createLocaliser(response)(answer, language) : answer;
  },
};
