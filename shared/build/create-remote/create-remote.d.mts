interface Options {
  fields?: object;
  journeys?: string;
}

export declare const findProblem: (root: string, name?: string) => string | null;
export declare const createRemote: (root: string, name: string, options?: Options) => void;
export declare const completeRepository: (root: string) => void;
