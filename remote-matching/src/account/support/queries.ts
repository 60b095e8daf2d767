import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { useReader } from '../../data/use-reader';

export type OwnQuestion = CallResult<typeof contract.questions.get>['question'];
export type AnswerState = OwnQuestion['status'];
export const answerStates = ['unanswered', 'answered'] as const satisfies AnswerState[];

export const useQuestions = (page: number, status: AnswerState | null) => {
  const { sub } = useReader();
  return useQuery({
    queryKey: ['questions', sub, page, status],
    queryFn: () => api.questions.list({ query: { page, sort: '-createdAt', ...(status && { status }) } }),
    placeholderData: keepPreviousData,
    enabled: sub !== null,
  });
};

export const useQuestion = (id: string) => {
  const { sub } = useReader();
  return useQuery({
    queryKey: ['question', sub, id],
    queryFn: async () => (await api.questions.get({ params: { id } })).question,
    enabled: sub !== null,
  });
};
