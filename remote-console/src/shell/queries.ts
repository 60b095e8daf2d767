import { QueryClient } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';

/** Only what a second try may heal is tried again: no answer, or a failure of the server's. */
const retry = (count: number, { status = 0 }: Partial<HttpError>) => count < 2 && (status === 0 || status >= 500);

export const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry } } });
