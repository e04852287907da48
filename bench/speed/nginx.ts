import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import getPort from 'get-port'
import type { Bench } from '@/bench/support/with-cleanup'
import { runInstalled } from '@/scripts/run'

/** One process, as the site is one, with connections that stay open for as many requests as a round has. */
function configuration(folder: string, site: URL, proxyPort: number, filePort: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ')
  return `worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary}
  types { text/html html; }
  charset utf-8;
  sendfile on;
  keepalive_requests 1000000000;
  upstream site {
    server 127.0.0.1:${site.port};
    keepalive 64;
    keepalive_requests 1000000000;
  }
  server {
    listen 127.0.0.1:${proxyPort};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_buffer_size 16k;
      proxy_buffers 8 16k;
    }
  }
  server {
    listen 127.0.0.1:${filePort};
    root ${folder}/files;
    gzip_static on;
  }
}
`
}

/** Starts nginx as a proxy without a cache in front of the site, and with the files of `files` in the folder. Returns both origins. */
export async function startNginx(
  program: string,
  { folder, atEnd }: Bench,
  siteUrl: string,
): Promise<{ proxy: string; files: string }> {
  const [proxyPort, filePort] = [await getPort(), await getPort()]
  const own = join(folder, 'nginx')
  await mkdir(own, { recursive: true })
  // Started by root, it reads the files as another user.
  for (const path of [folder, own]) await chmod(path, 0o755)
  const path = join(own, 'nginx.conf')
  await writeFile(path, configuration(own, new URL(siteUrl), proxyPort, filePort))
  const args = ['-p', own, '-c', path, '-e', join(own, 'error.log')]
  // The program ends when its process in the background listens.
  await runInstalled(program, args)
  atEnd(() => runInstalled(program, [...args, '-s', 'stop']))
  return { proxy: `http://127.0.0.1:${proxyPort}`, files: `http://127.0.0.1:${filePort}` }
}
