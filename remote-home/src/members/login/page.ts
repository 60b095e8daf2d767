import type { RemotePage } from 'shared/remotes';
import { loginHead } from './head';
import { LoginPage } from './LoginPage';

export const page: RemotePage<unknown> = { Page: LoginPage, head: loginHead };
