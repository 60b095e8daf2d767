import { createContext, use } from 'react';
import type { Matching } from '../slots/use-own-times';
import type { Answer } from './Answers';

export interface Asked {
  matching: Matching;
  answer: Answer;
}

/** Opens the question of an answer. It stands on the page, since what is answered leaves the list it was in. */
export const AskContext = createContext<(asked: Asked) => void>(() => undefined);

export const useAsk = () => use(AskContext);
