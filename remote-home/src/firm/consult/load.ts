import type { TermsCode } from 'shared/contract';
import type { LoadContext } from 'shared/remotes';

/** As the contract's `formTypes` has them for a consultation; public pages do not load the contract itself. */
const consents = ['form-consult', 'marketing'] as const satisfies TermsCode[];

const choices = async ({ api }: LoadContext) => {
  const [{ setting }, { practices }] = await Promise.all([api.setting.get(), api.practices.list()]);
  return {
    offices: setting.offices.map(({ title }) => title),
    practices: practices.map(({ code, name }) => ({ code, name })),
    tel: setting.company.tel,
    takesFiles: setting.consultFiles ?? false,
  };
};

export const loadConsult = async (context: LoadContext) => {
  const [shared, ...terms] = await Promise.all([
    choices(context),
    ...consents.map((code) => context.api.terms.get({ params: { code } })),
  ]);
  return {
    ...shared,
    terms: terms.map(({ terms: { code, title, content, version } }) => ({
      code,
      title,
      content,
      version,
      required: code === consents[0],
    })),
  };
};

export const loadMine = choices;

export type ConsultData = Awaited<ReturnType<typeof loadConsult>>;
export type Choices = Awaited<ReturnType<typeof choices>>;
