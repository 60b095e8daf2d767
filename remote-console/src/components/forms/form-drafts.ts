import { useAuth } from 'shared/auth';

/** What was typed and not saved when a session ended by itself. In memory only, and for the account that typed it. */
interface FormDrafts {
  /** Id of the account. */
  user: string;
  /** The changed values of each form, and the version that they were typed on. */
  forms: Map<string, Record<string, unknown>>;
}

let drafts: FormDrafts | null = null;

/** Forgets the drafts of all accounts but this one. */
export const forgetFormDraftsExcept = (user: string | null) => {
  if (drafts?.user !== user) drafts = null;
};

/** The drafts of this account by the names of their forms. */
export const getFormDrafts = (user: string): FormDrafts['forms'] => {
  forgetFormDraftsExcept(user);
  drafts ??= { user, forms: new Map() };
  return drafts.forms;
};

export const hasFormDrafts = () => drafts !== null && drafts.forms.size > 0;

/** Whether the signed-in account has a draft of this form. */
export const hasFormDraft = (name: string) => {
  const { user } = useAuth.getState();
  return user !== null && getFormDrafts(user.sub).has(name);
};
