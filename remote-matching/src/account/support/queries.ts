import { keepPreviousData } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { useMemberQuery } from '../../data/use-member-query';

export type Question = CallResult<typeof contract.questions.get>['question'];
export type AnswerState = Question['status'];
export const answerStates = ['unanswered', 'answered'] as const satisfies AnswerState[];

export const useQuestions = (page: number, status: AnswerState | null) =>
  useMemberQuery(
    ['questions', page, status],
    () => api.questions.list({ query: { page, sort: '-createdAt', ...(status && { status }) } }),
    { placeholderData: keepPreviousData },
  );

export const useQuestion = (id: string) =>
  useMemberQuery(['question', id], async () => (await api.questions.get({ params: { id } })).question);
