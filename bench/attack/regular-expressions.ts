import type { Attack } from './attack';

export const regularExpressions: Attack = {
  name: 'regular-expressions',
  control: async ({ findUnsafeExpressions }) =>
    (await findUnsafeExpressions([{ place: 'planted', source: '^(a+)+$', flags: '' }])).length === 1,
  run: async ({ listExpressions, findUnsafeExpressions }) => {
    const expressions = listExpressions();
    return { tries: expressions.length, through: await findUnsafeExpressions(expressions) };
  },
};
