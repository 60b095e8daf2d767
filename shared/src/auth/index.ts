import { assertSingleton } from '../assert-singleton';

assertSingleton('shared/auth');

export { refresh, signIn, signOut } from './session';
export { type AuthState, type AuthUser, useAuth } from './store';
