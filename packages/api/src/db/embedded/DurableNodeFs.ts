import { fdatasyncSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncTree } from './syncTree.ts';

interface EngineNode {
  readonly mode: number;
}

interface EngineStream {
  readonly node: EngineNode;
  readonly nfd: number;
}

/** The part of Emscripten's NODEFS that is used here. */
export interface EngineFiles {
  /** Runs a call of `node:fs` and converts its error to an errno for the engine. */
  readonly tryFSOperation: <T>(operation: () => T) => T;
  readonly realPath: (node: EngineNode) => string;
  readonly stream_ops: {
    write: (stream: EngineStream, ...rest: never[]) => number;
    setattr: (stream: EngineStream, ...rest: never[]) => void;
    fsync?: (stream: EngineStream) => number;
  };
  readonly node_ops: {
    setattr: (node: EngineNode, ...rest: never[]) => void;
    mknod: (parent: EngineNode, name: string, ...rest: never[]) => EngineNode;
    rename: (node: EngineNode, parent: EngineNode, name: string) => void;
  };
}

const FILE_TYPE = 0o170_000;
const REGULAR_FILE = 0o100_000;

/**
 * The engine's files in a directory, with fsync where the engine calls it. The file system that
 * PGlite ships has no fsync, so a power loss can lose what was committed.
 *
 * During recovery the engine syncs every file twice, thousands of calls. So all files are synced
 * once before it starts, and afterwards only those that were changed.
 */
export class DurableNodeFs extends NodeFS {
  /** The number of fsync calls; a commit must increase it. */
  flushes = 0;
  readonly #changed = new Set<string>();

  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    await syncTree(this.rootDir);
    const { emscriptenOpts } = await super.init(pglite, options);
    const install: NonNullable<typeof emscriptenOpts.preRun>[number] = (engine) => {
      this.useFiles(engine.NODEFS);
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [install, ...(emscriptenOpts.preRun ?? [])] },
    };
  }

  /** Called before the engine starts, with the file operations that it will use. */
  protected useFiles(files: EngineFiles): void {
    this.#noteChanges(files);
    files.stream_ops.fsync = ({ node, nfd }) => {
      const path = files.realPath(node);
      const isFile = (node.mode & FILE_TYPE) === REGULAR_FILE;
      if (isFile && !this.#changed.has(path)) return 0;
      files.tryFSOperation(() => {
        this.flush(nfd);
      });
      this.#changed.delete(path);
      this.flushes += 1;
      return 0;
    };
  }

  /** Flushes a file's data to the disk. */
  protected flush(file: number): void {
    fdatasyncSync(file);
  }

  /** A new name counts as changed, since a file of that name may have been synced before. */
  #noteChanges({ stream_ops: streams, node_ops: nodes, realPath }: EngineFiles): void {
    const { write, setattr: setOfStream } = streams;
    const { setattr: setOfNode, mknod, rename } = nodes;
    streams.write = (stream, ...rest) => {
      this.#changed.add(realPath(stream.node));
      return write(stream, ...rest);
    };
    streams.setattr = (stream, ...rest) => {
      this.#changed.add(realPath(stream.node));
      setOfStream(stream, ...rest);
    };
    nodes.setattr = (node, ...rest) => {
      this.#changed.add(realPath(node));
      setOfNode(node, ...rest);
    };
    nodes.mknod = (parent, name, ...rest) => {
      this.#changed.add(join(realPath(parent), name));
      return mknod(parent, name, ...rest);
    };
    nodes.rename = (node, parent, name) => {
      this.#changed.add(join(realPath(parent), name));
      rename(node, parent, name);
    };
  }
}
