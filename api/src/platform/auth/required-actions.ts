import type { RequiredAction, RouteSpec, Scope } from 'shared/contract';

interface Effect {
  /** The error of a refused call. */
  code: 'password_change_required' | 'second_factor_missing';
  /** The scope is not given before the action. */
  withholds: (scope: Scope) => boolean;
  /** The route is not open before the action. */
  refuses: (route: Pick<RouteSpec, 'access' | 'beforePasswordChange'>) => boolean;
}

/** What an account cannot do before an action that is required of it (decision 61). */
export const requiredActionEffects: Record<RequiredAction, Effect> = {
  password_change: {
    code: 'password_change_required',
    withholds: (scope) => scope !== 'user',
    refuses: ({ access, beforePasswordChange }) => access !== 'public' && !beforePasswordChange,
  },
  second_factor: {
    code: 'second_factor_missing',
    withholds: (scope) => scope === 'console',
    refuses: ({ access }) => access === 'console',
  },
};

/** The scopes that an account has before an action; all of them without one. */
export const limitScopes = (scope: readonly Scope[], action: RequiredAction | undefined): Scope[] =>
  scope.filter((name) => !action || !requiredActionEffects[action].withholds(name));
