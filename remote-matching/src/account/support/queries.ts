import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import type { Answer, contract } from 'shared/contract';
import { useReader } from '../../components/match-reader';

export type OwnQuestion = Answer<typeof contract.questions.get>['question'];
export type State = OwnQuestion['status'];
export const states = ['unanswered', 'answered'] as const satisfies State[];

export const useQuestions = (page: number, status: State | null) => {
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
