/** The public content of one domain of the API. */
export interface DomainState {
  /** Another one after each change. */
  version: string;
  /** When the content changes by the clock alone (ISO-8601 in UTC); null if nothing is due. In the past while that is not known. */
  next: string | null;
}

/** As long as what was read from some domains is current. */
export interface Validity {
  versions: ReadonlyMap<string, string>;
}

/** One reading of content: what it read, and how current that was. */
export interface Reading {
  /** Records the domains that an answer shows; null for an answer that does not say it, or that failed. */
  add: (domains: readonly string[] | null) => void;
  /** Null when nobody would notice a change of what was read. */
  getValidity: () => Validity | null;
}

/** The state of the public content, as the API reports it; unknown until it does, and while it does not answer. */
export const createContentState = (now = Date.now) => {
  let domains: ReadonlyMap<string, DomainState> | null = null;

  const isCurrent = (domain: string, version: string) => {
    const state = domains?.get(domain);
    return state?.version === version && (state.next === null || now() < Date.parse(state.next));
  };

  return {
    /** Sets the state of all domains; null: it is unknown. */
    replace: (states: Readonly<Record<string, DomainState>> | null) => {
      domains = states && new Map(Object.entries(states));
    },

    change: (domain: string, state: DomainState) => {
      if (domains) domains = new Map(domains).set(domain, state);
    },

    /** Begins to read: what is read from now on is at least as current as the state is now. */
    startReading: (): Reading => {
      const known = domains;
      const versions = new Map<string, string>();
      let isComplete = known !== null;
      return {
        add: (names) => {
          for (const name of names ?? []) {
            const version = known?.get(name)?.version;
            if (version === undefined) isComplete = false;
            else versions.set(name, version);
          }
          if (!names?.length) isComplete = false;
        },
        getValidity: () => (isComplete && versions.size > 0 ? { versions } : null),
      };
    },

    /** Whether nothing of what was read has changed since. */
    isValid: ({ versions }: Validity) => [...versions].every(([domain, version]) => isCurrent(domain, version)),
  };
};

export type ContentState = ReturnType<typeof createContentState>;
