import { useAuth } from 'shared/auth';
import { ApiFailure, api } from 'shared/client';
import type { Passkey, Reauthentication } from 'shared/contract';
import { i18n, type Language } from 'shared/i18n';
import { passkeysI18n } from './i18n';

/** Loaded when somebody uses a passkey. */
const loadWebAuthn = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/** Why the browser gave no passkey, by the names of errors that WebAuthn defines. */
const problems = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'registered',
  SecurityError: 'elsewhere',
} as const;

const toFailure = (cause: unknown) => {
  if (cause instanceof ApiFailure) return cause;
  const { name = '' } = Object(cause) as Partial<Error>;
  const problem = Object.hasOwn(problems, name) ? problems[name as keyof typeof problems] : 'failed';
  return new ApiFailure(401, 'passkey_failed', passkeysI18n.translate(i18n.language as Language)(problem));
};

/** Rejects with an `ApiFailure` in the reader's language, also for errors of the browser. */
const withFailures = <T>(run: () => Promise<T>): Promise<T> =>
  run().catch((cause: unknown) => {
    throw toFailure(cause);
  });

/** Lets the browser ask for a passkey, of any account, and signs in with it. */
export const signInWithPasskey = () =>
  withFailures(async () => {
    const [{ startAuthentication }, { options }] = await Promise.all([loadWebAuthn(), api.passkeys.signIn.begin()]);
    const credential = await startAuthentication({ optionsJSON: options });
    const { accessToken, refreshToken } = await api.passkeys.signIn.finish(
      { body: { credential } },
      // Names the place in the list of devices.
      { headers: { 'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone } },
    );
    useAuth.getState().keep({ accessToken, refreshToken });
  });

/** Lets the browser ask for one of the user's passkeys, as a proof in place of the password. */
export const askForPasskey = () =>
  withFailures(async (): Promise<Reauthentication> => {
    const [{ startAuthentication }, { options }] = await Promise.all([loadWebAuthn(), api.passkeys.reauthenticate()]);
    return { passkey: await startAuthentication({ optionsJSON: options }) };
  });

/** Lets the browser create a passkey, and adds it to the account. */
export const createPasskey = (proof: Reauthentication) =>
  withFailures(async (): Promise<Passkey> => {
    const [{ startRegistration }, { options }] = await Promise.all([
      loadWebAuthn(),
      api.passkeys.begin({ body: proof }),
    ]);
    const credential = await startRegistration({ optionsJSON: options });
    return (await api.passkeys.create({ body: { credential } })).passkey;
  });
