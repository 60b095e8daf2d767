import type { TermsCode } from 'shared/contract';
import type { LoadContext } from 'shared/remotes';

/** The consents that the contract's `formTypes` has for a consultation; public pages do not load the contract. */
const consentCodes = ['form-consult', 'marketing'] as const satisfies TermsCode[];

export const loadChoices = async ({ api }: LoadContext) => {
  const [{ setting }, { practices }, { lawyers }] = await Promise.all([
    api.setting.get(),
    api.practices.list(),
    api.lawyers.list(),
  ]);
  return {
    offices: setting.offices.map(({ title, hours, opening, served }) => ({
      title,
      hours: hours ?? null,
      opening: opening ?? null,
      served,
    })),
    practices: practices.map(({ code, name }) => ({ code, name })),
    lawyers: lawyers.map(({ _id, slug, name, position, practices, office }) => ({
      _id,
      slug,
      name,
      position,
      practice: practices[0] ?? null,
      office,
    })),
    tel: setting.company.tel,
    takesFiles: setting.consultFiles ?? false,
  };
};

export const loadConsult = async (context: LoadContext) => {
  const [shared, ...terms] = await Promise.all([
    loadChoices(context),
    ...consentCodes.map((code) => context.api.terms.get({ params: { code } })),
  ]);
  return {
    ...shared,
    terms: terms.map(({ terms: { code, title, content, version } }) => ({
      code,
      title,
      content,
      version,
      required: code === consentCodes[0],
    })),
  };
};

export type ConsultData = Awaited<ReturnType<typeof loadConsult>>;
export type ConsultChoices = Awaited<ReturnType<typeof loadChoices>>;
