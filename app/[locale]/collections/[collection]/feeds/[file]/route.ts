import { respondWithGroupFeed } from '@/app/group-feed-response'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/collections/[collection]/feeds/[file]'>,
): Promise<Response> {
  const { locale, collection: segment, file } = await params
  return respondWithGroupFeed(request, 'collection', { locale, segment, file })
}
