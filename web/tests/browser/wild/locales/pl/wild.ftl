### Only a part is translated: the rest stays English.

web-game-wild = Dziki kółko i krzyżyk
wild-sign-x = krzyżyk
ask-wild-put = Postaw znak na wolnym polu.
