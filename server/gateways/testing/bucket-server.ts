import S3rver from '@20minutes/s3rver'
import type { S3Config } from '../s3-storage.ts'

/**
 * A real S3 service on this machine, with an empty bucket, which keeps its files in this folder. Our patch of the package
 * (patches/) lets it run on Bun, which lists folders in no order and has no DES, and read the path of a list as AWS does.
 */
export async function bucketServer(directory: string): Promise<{ config: S3Config; stop(): void }> {
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: 'vonk', configs: [] }],
  })
  const { port } = await server.run()
  return {
    config: {
      ...{ bucket: 'vonk', endpoint: `http://127.0.0.1:${port}` },
      ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    // It would wait for connections that are kept open.
    stop: () => void server.close(),
  }
}
