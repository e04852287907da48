import { respondWithGroupFeed } from '@/app/group-feed-response'

export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/categories/[category]/feeds/[file]'>,
): Promise<Response> {
  const { locale, category: segment, file } = await params
  return respondWithGroupFeed(request, 'category', { locale, segment, file })
}
