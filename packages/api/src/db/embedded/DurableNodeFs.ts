import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The file system of Node inside the engine: the part of it that is of use here. */
export interface EngineFiles {
  /** Runs a call of `node:fs`; an error becomes the one that the engine reads as an errno. */
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: {
    fsync?: (stream: { nfd: number }) => number;
  };
}

/**
 * The engine's files in a directory, flushed to the disk where the engine asks for it. The file
 * system that comes with it has no fsync: what it calls written may be lost with the power.
 */
export class DurableNodeFs extends NodeFS {
  /** How often the engine had something flushed; a commit must raise it. */
  flushes = 0;

  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const install: NonNullable<typeof emscriptenOpts.preRun>[number] = (engine) => {
      this.useFiles(engine.NODEFS);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [install, ...(emscriptenOpts.preRun ?? [])] },
    };
  }

  /** Called before the engine starts, with the functions that it will do its file work by. */
  protected useFiles(files: EngineFiles): void {
    files.stream_ops.fsync = ({ nfd }) => {
      files.tryFSOperation(() => {
        this.flush(nfd);
      });
      this.flushes += 1;
      return 0;
    };
  }

  /** Has what was written into a file reach the disk. */
  protected flush(file: number): void {
    fdatasyncSync(file);
  }
}
