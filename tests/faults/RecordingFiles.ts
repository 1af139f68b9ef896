import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { relative, join } from 'node:path';
import {
  DurableNodeFs,
  type EngineFiles,
} from '../../packages/api/src/db/embedded/DurableNodeFs.ts';

interface Node {
  readonly mode: number;
}

interface Stream {
  readonly node: Node;
  readonly nfd: number;
}

/** The calls of the engine's file system that change what is on the disk. */
interface RecordedFiles {
  readonly realPath: (node: Node) => string;
  readonly stream_ops: {
    fsync?: (stream: Stream) => number;
    write: (
      stream: Stream,
      buffer: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ) => number;
  };
  node_ops: {
    mknod: (parent: Node, name: string, mode: number, dev: number) => Node;
    rename: (node: Node, parent: Node, name: string) => void;
    unlink: (parent: Node, name: string) => void;
    rmdir: (parent: Node, name: string) => void;
  };
}

/**
 * The files of a database beside a second directory that is the disk: what was flushed arrives
 * there, and nothing else. Names arrive at once, as a file system with a journal of them does it;
 * what is written into files does not.
 */
export class RecordingFiles extends DurableNodeFs {
  readonly #live: string;
  readonly #disk: string;
  readonly #unflushed = new Map<string, { position: number; length: number }[]>();
  readonly #keepsFlushes: boolean;

  /** @param keepsFlushes false makes a disk that lies about flushes. */
  constructor(live: string, disk: string, keepsFlushes: boolean) {
    super(live);
    this.#live = live;
    this.#disk = disk;
    this.#keepsFlushes = keepsFlushes;
  }

  protected override useFiles(files: EngineFiles): void {
    super.useFiles(files);
    this.#recordContents(files as unknown as RecordedFiles);
    this.#recordNames(files as unknown as RecordedFiles);
  }

  #recordContents(files: RecordedFiles): void {
    const { write, fsync } = files.stream_ops;
    files.stream_ops.write = (stream, buffer, offset, length, position) => {
      const written = write(stream, buffer, offset, length, position);
      const path = files.realPath(stream.node);
      const ranges = this.#unflushed.get(path) ?? [];
      ranges.push({ position, length: written });
      this.#unflushed.set(path, ranges);
      return written;
    };
    files.stream_ops.fsync = (stream) => {
      const before = this.flushes;
      const answer = fsync?.(stream) ?? 0;
      if (this.#keepsFlushes && this.flushes > before) this.#persist(files.realPath(stream.node));
      return answer;
    };
  }

  #recordNames({ node_ops: names, realPath }: RecordedFiles): void {
    const { mknod, rename, unlink, rmdir } = names;
    names.mknod = (parent, name, mode, dev) => {
      const node = mknod(parent, name, mode, dev);
      const path = realPath(node);
      if (statSync(path).isDirectory()) mkdirSync(this.#onDisk(path));
      else closeSync(openSync(this.#onDisk(path), 'a'));
      return node;
    };
    names.rename = (node, parent, name) => {
      const [from, to] = [realPath(node), join(realPath(parent), name)];
      rename(node, parent, name);
      renameSync(this.#onDisk(from), this.#onDisk(to));
      const ranges = this.#unflushed.get(from);
      this.#unflushed.delete(from);
      if (ranges) this.#unflushed.set(to, ranges);
      else this.#unflushed.delete(to);
    };
    const remove = (call: (parent: Node, name: string) => void) => (parent: Node, name: string) => {
      const path = join(realPath(parent), name);
      call(parent, name);
      this.#unflushed.delete(path);
      rmSync(this.#onDisk(path), { recursive: true, force: true });
    };
    names.unlink = remove(unlink);
    names.rmdir = remove(rmdir);
  }

  #onDisk(path: string): string {
    return join(this.#disk, relative(this.#live, path));
  }

  /** What was written into a file since its last flush reaches the disk. */
  #persist(path: string): void {
    const ranges = this.#unflushed.get(path) ?? [];
    this.#unflushed.delete(path);
    if (!statSync(path).isFile()) return;
    if (!existsSync(this.#onDisk(path))) {
      copyFileSync(path, this.#onDisk(path));
      return;
    }
    const live = openSync(path, 'r');
    const disk = openSync(this.#onDisk(path), 'r+');
    for (const { position, length } of ranges) {
      const bytes = Buffer.alloc(length);
      writeSync(disk, bytes, 0, readSync(live, bytes, 0, length, position), position);
    }
    ftruncateSync(disk, fstatSync(live).size);
    closeSync(disk);
    closeSync(live);
  }
}
