import type { CallResult, contract } from 'shared/contract';

export type Question = CallResult<typeof contract.questions.get>['question'];
export type AnswerState = Question['status'];
export const answerStates = ['unanswered', 'answered'] as const satisfies AnswerState[];
