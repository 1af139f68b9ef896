declare global {
  interface Window {
    /** What the document asked for by itself, by path; absent where it asks for nothing. */
    dimeTimeEarly?: Map<string, Promise<Response>>;
  }
}

/**
 * The answers that the document asked for while the code of the app was on its way.
 *
 * Each is taken once: whoever asks again wants to know how it is now.
 */
export const earlyAnswers = {
  /** The answer of a path; `undefined` where the document has not asked, or somebody has taken it. */
  take(path: string): Promise<Response> | undefined {
    const early = typeof window === 'undefined' ? undefined : window.dimeTimeEarly;
    const answer = early?.get(path);
    early?.delete(path);
    return answer;
  },

  /** Puts an answer there for whoever asks next. */
  give(path: string, answer: Response): void {
    window.dimeTimeEarly ??= new Map();
    window.dimeTimeEarly.set(path, Promise.resolve(answer));
  },

  /** Lets go of all that nobody has taken. */
  forget(): void {
    window.dimeTimeEarly?.clear();
  },
};
