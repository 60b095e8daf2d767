import { type Language, languages } from 'shared/i18n';

/** What is wrong with a page of a release. */
export interface Problem {
  address: string;
  language: Language;
  /** The answers of the API, by their title. */
  answers: string;
  message: string;
}

/** One line for all languages and answers in which the same is wrong with a page. */
export const formatProblems = (problems: readonly Problem[]): string[] => {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = JSON.stringify([problem.address, problem.message]);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].map((group) => {
    const affected = languages.filter((language) => group.some((problem) => problem.language === language));
    const answers = [...new Set(group.map((problem) => problem.answers))].join(', ');
    return `${group[0]?.address} (${affected.join(', ')}; ${answers}): ${group[0]?.message}`;
  });
};
