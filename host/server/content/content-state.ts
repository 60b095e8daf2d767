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

/** Returns what combines the validities of the parts of a page. */
export const combineValidities = () => {
  const versions = new Map<string, string>();
  let isKnown = true;
  return {
    /** Null for a part that may have changed unnoticed. */
    add: (validity: Validity | null) => {
      isKnown &&= validity !== null;
      for (const [domain, version] of validity?.versions ?? []) {
        // Read before a change and after it: the whole was never current.
        isKnown &&= (versions.get(domain) ?? version) === version;
        versions.set(domain, version);
      }
    },
    /** Null when nobody would notice a change of one of the parts. */
    get: (): Validity | null => (isKnown && versions.size > 0 ? { versions } : null),
  };
};

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

    /**
     * Call it before reading: what is read after that is at least as current as the state is now. The function that it returns takes
     * the domains that were read; null: it is not known which. It returns null when nobody would notice a change of what was read.
     */
    startReading: () => {
      const known = domains;
      return (names: readonly string[] | null): Validity | null => {
        const versions = new Map<string, string>();
        for (const name of names ?? []) {
          const version = known?.get(name)?.version;
          if (version === undefined) return null;
          versions.set(name, version);
        }
        return versions.size > 0 ? { versions } : null;
      };
    },

    /** False while changes cannot be heard of. */
    isKnown: () => domains !== null,

    /** Whether nothing of what was read has changed since. */
    isValid: ({ versions }: Validity) => [...versions].every(([domain, version]) => isCurrent(domain, version)),
  };
};

export type ContentState = ReturnType<typeof createContentState>;
