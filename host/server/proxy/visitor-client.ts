import { createApi } from 'shared/client';
import { combineValidities } from '../content/content-state';
import type { VisitorAnswers, VisitorCall, VisitorCallOptions } from './visitor-answers';

/** A client of the API over the answers that are kept, by operation and by route, and how long what it has got until then is current. */
export const createVisitorClient = (answerVisitor: VisitorAnswers, options: VisitorCallOptions) => {
  const validities = combineValidities();
  const callApi = async (call: VisitorCall) => {
    const { data, validity } = await answerVisitor(call, options).catch((cause: unknown) => {
      validities.add(null);
      throw cause;
    });
    validities.add(validity);
    return data;
  };
  return {
    api: createApi(callApi),
    callApi,
    getRoute: (route: string) => callApi({ route }),
    getValidity: validities.get,
  };
};
